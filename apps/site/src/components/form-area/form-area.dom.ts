// The data attributes that connect forms, floating elements and their scripts.

const area = 'data-form'
const floating = 'data-makes-way'

/**
 * Attributes of the box around a form: chat and thumb bar hide when it is in view, and links to it focus its first field.
 */
export const formArea = { [area]: '' }
/** Attributes of an element that floats over the page on phones and hides for forms. */
export const makesWay = { [floating]: '' }
/** Attributes of a floating element that covers text: it also hides while the visitor scrolls down. */
export const makesWayForReaders = { [floating]: 'readers' }

export const formSelectors = {
  area: `[${area}]`,
  makesWay: `[${floating}]`,
  makesWayForReaders: `[${floating}=readers]`,
}
