// The names that tie the head of the sheet and its script together.

const number = 'data-book-number'
const date = 'data-book-date'

/** Attributes of the place for the expected number; `loading` is what stands there until it is known. */
export const bookNumber = (loading: string) => ({ [number]: loading })
/** Attributes of the place for today's date. */
export const bookDay = { [date]: '' }

export const bookSelectors = { number: `[${number}]`, date: `[${date}]` }
export const loadingText = (place: Element) => place.getAttribute(number) ?? ''
