const opener = 'data-opens'
const closer = 'data-closes'
const centred = 'data-centred'

/** Returns the attributes of a button that opens the dialog with this id. */
export const opens = (id: string) => ({ [opener]: id, 'aria-haspopup': 'dialog' as const })
/** Attributes of a control that closes the dialog around it. */
export const closes = { [closer]: '' }
/** Attributes of an element that is wider than the dialog and initially scrolled to its centre. */
export const startsCentred = { [centred]: '' }

export const dialogSelectors = { opener: `[${opener}]`, closer: `[${closer}]`, centred: `[${centred}]` }
export const dialogIdOf = (element: Element) => element.getAttribute(opener)
