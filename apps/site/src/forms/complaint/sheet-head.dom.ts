// The data attributes that connect the head of the complaint form and its script.

const number = 'data-book-number'
const date = 'data-book-date'

/** Attributes of the element for the expected number; `loading` is its text until the number is known. */
export const bookNumber = (loading: string) => ({ [number]: loading })
/** Attributes of the element for today's date. */
export const bookDay = { [date]: '' }

export const bookSelectors = { number: `[${number}]`, date: `[${date}]` }
export const loadingText = (place: Element) => place.getAttribute(number) ?? ''
