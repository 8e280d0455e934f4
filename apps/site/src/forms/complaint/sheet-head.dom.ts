const number = 'data-book-number'
const date = 'data-book-date'

/**
 * Returns the attributes of the element that shows the expected number. `loading` is its text while the number loads.
 */
export const bookNumber = (loading: string) => ({ [number]: loading })
/** Attributes of the element that shows today's date. */
export const bookDay = { [date]: '' }

export const bookSelectors = { number: `[${number}]`, date: `[${date}]` }
export const loadingText = (element: Element) => element.getAttribute(number) ?? ''
