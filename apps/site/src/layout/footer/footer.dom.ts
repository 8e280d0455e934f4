const from = 'data-copyright-from'

export const copyrightMark = (year: number) => ({ [from]: year })
export const copyrightSelector = `[${from}]`
export const copyrightFromOf = (element: Element): number => Number(element.getAttribute(from))
