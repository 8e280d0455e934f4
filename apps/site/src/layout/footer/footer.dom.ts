const from = 'data-copyright-from'

export const copyrightAttributes = (year: number) => ({ [from]: year })
export const copyrightSelector = `[${from}]`
export const copyrightFromOf = (element: Element): number => Number(element.getAttribute(from))
