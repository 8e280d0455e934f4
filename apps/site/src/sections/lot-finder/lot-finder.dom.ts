// Data attributes that connect the finder with the script that checks for newer lot states.

const path = 'data-lots-now'
const codes = 'data-lot-codes'
const mark = 'data-lot-states'

type Finder = { path: string; codes: readonly string[]; mark: string }

export const finderAttributes = (finder: Finder) => ({
  [path]: finder.path,
  [codes]: finder.codes.join(' '),
  [mark]: finder.mark,
})

export const finderSelector = `[${path}]`
export const finderOf = (element: Element): Finder => ({
  path: element.getAttribute(path) ?? '',
  codes: (element.getAttribute(codes) ?? '').split(' '),
  mark: element.getAttribute(mark) ?? '',
})
