const area = 'data-form'
const floating = 'data-makes-way'

/**
 * Attributes of the box around a form. Below 1024 px, the dock and the thumb bar hide while the box is in the viewport.
 * A link to the form scrolls to the box.
 */
export const formArea = { [area]: '' }
/**
 * Attributes of an element that floats over the page. Below 1024 px it hides while a form or the footer is in the
 * viewport.
 */
export const hidesForForms = { [floating]: '' }

export const formSelectors = {
  area: `[${area}]`,
  hidesForForms: `[${floating}]`,
}
