// The names that tie the header, the picture under it and their script together.

const header = 'data-header'
const picture = 'data-under-header'
const language = 'data-language'
const stuck = 'data-stuck'

export const headerRoot = { [header]: '' }
/** Attributes of the picture a page opens with: the header is let into it until it has gone. */
export const underHeader = { [picture]: '' }
/** Attributes of a link to this page in another language. */
export const languageLink = { [language]: '' }

export const headerSelectors = { root: `[${header}]`, picture: `[${picture}]`, language: `a[${language}]` }
export const markStuck = (element: Element, isStuck: boolean) => element.toggleAttribute(stuck, isStuck)
export const menuId = 'menu'
