const area = 'data-form'
const floating = 'data-makes-way'

/**
 * Attributes of the box around a form. Chat and thumb bar hide while it is in the viewport, and links to it focus its first
 * field.
 */
export const formArea = { [area]: '' }
/** Attributes of an element that floats over the page on phones and hides while a form is in the viewport. */
export const hidesForForms = { [floating]: '' }
/** Attributes of a floating element that covers text and therefore also hides while the visitor scrolls down. */
export const hidesOnScroll = { [floating]: 'readers' }

export const formSelectors = {
  area: `[${area}]`,
  hidesForForms: `[${floating}]`,
  hidesOnScroll: `[${floating}=readers]`,
}
