const header = 'data-header'
const language = 'data-language'
const stuck = 'data-stuck'

export const headerRoot = { [header]: '' }
/** Attributes of a link to the current page in another language. */
export const languageLink = { [language]: '' }

export const headerSelectors = { root: `[${header}]`, language: `a[${language}]` }
export const markStuck = (element: Element, isStuck: boolean) => element.toggleAttribute(stuck, isStuck)
export const menuId = 'menu'
