// The names that tie an opener, its dialog and the script together.

const opener = 'data-opens'
const closer = 'data-closes'
const centred = 'data-centred'

/** Attributes of a button that opens the dialog with this id. */
export const opens = (id: string) => ({ [opener]: id, 'aria-haspopup': 'dialog' as const })
/** Attributes of whatever closes the dialog it stands in. */
export const closes = { [closer]: '' }
/** Attributes of something wider than the dialog that is shown from its middle. */
export const startsCentred = { [centred]: '' }

export const dialogSelectors = { opener: `[${opener}]`, closer: `[${closer}]`, centred: `[${centred}]` }
export const opensOf = (element: Element) => element.getAttribute(opener)
