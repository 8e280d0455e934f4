// The names that tie what loads on click and its script together.

export type EmbedKind = 'panorama' | 'frame' | 'link' | 'film'

const root = 'data-embed'
const title = 'data-embed-title'
const start = 'data-embed-start'
const open = 'data-embed-open'

/** Attributes of the box the tour, film or map takes the place of. */
export const embedRoot = (kind: EmbedKind, name: string) => ({ [root]: kind, [title]: name })
/** Attributes of the link that starts it; without a script it leads to the film or map itself. */
export const embedStart = { [start]: '' }

export const embedSelectors = { root: `[${root}]`, start: `[${start}]` }
export const kindOfEmbed = (element: Element) => element.getAttribute(root)
export const titleOfEmbed = (element: Element) => element.getAttribute(title) ?? ''
export const isEmbedOpen = (element: Element) => element.hasAttribute(open)
export const markEmbedOpen = (element: Element) => element.setAttribute(open, '')
