// The names that tie forms, what floats over the page, and their scripts together.

const area = 'data-form'
const floating = 'data-makes-way'

/** Attributes of the box around a form: chat and thumb bar make way for it, links to it put the cursor in it. */
export const formArea = { [area]: '' }
/** Attributes of what floats over the page on a phone. */
export const makesWay = { [floating]: '' }
/** The same for what covers a piece of the text: it leaves while somebody reads on, and comes back on the way up. */
export const makesWayForReaders = { [floating]: 'readers' }

export const formSelectors = {
  area: `[${area}]`,
  makesWay: `[${floating}]`,
  makesWayForReaders: `[${floating}=readers]`,
}
