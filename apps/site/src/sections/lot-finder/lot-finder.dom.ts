// Data attributes that connect the finder with the script that checks for newer lot states.

const path = 'data-live-lots'
const codes = 'data-lot-codes'
const fingerprint = 'data-lot-states'

type Finder = { path: string; codes: readonly string[]; fingerprint: string }

export const finderAttributes = (finder: Finder) => ({
  [path]: finder.path,
  [codes]: finder.codes.join(' '),
  [fingerprint]: finder.fingerprint,
})

export const finderSelector = `[${path}]`
export const finderOf = (element: Element): Finder => ({
  path: element.getAttribute(path) ?? '',
  codes: (element.getAttribute(codes) ?? '').split(' '),
  fingerprint: element.getAttribute(fingerprint) ?? '',
})
