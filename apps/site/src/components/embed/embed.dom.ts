export type EmbedKind = 'panorama' | 'frame' | 'link' | 'video'

const root = 'data-embed'
const title = 'data-embed-title'
const start = 'data-embed-start'
const open = 'data-embed-open'

/** Returns the attributes of the box that the tour, video or map fills. */
export const embedRoot = (kind: EmbedKind, name: string) => ({ [root]: kind, [title]: name })
/** Attributes of the link that loads the tour, video or map. Without JavaScript the link opens its URL. */
export const embedStart = { [start]: '' }

export const embedSelectors = { root: `[${root}]`, start: `[${start}]` }
export const kindOfEmbed = (element: Element) => element.getAttribute(root)
export const titleOfEmbed = (element: Element) => element.getAttribute(title) ?? ''
export const isEmbedOpen = (element: Element) => element.hasAttribute(open)
export const markEmbedOpen = (element: Element) => element.setAttribute(open, '')
