// What the company says of itself (years, projects, families) is kept once, with the home page. A text names a figure by
// placeholder, `{years}`, and changes with it.

import type { Locale } from '../language/localized.schema'

export const claimNames = ['years', 'projects', 'families'] as const
export type ClaimName = (typeof claimNames)[number]

type StatedClaim = { key: ClaimName | null; figure: number }

const placeholder = /\{(\w+)\}/g

/** A placeholder without a claim stays as it is, as in `fillFigures`. */
export function fillClaims(text: string, claims: readonly StatedClaim[], locale: Locale): string {
  return text.replace(placeholder, (whole, name: string) => {
    const claim = claims.find(({ key }) => key === name)
    return claim ? claimFigure(claim.figure, locale) : whole
  })
}

export function isClaimName(name: string): name is ClaimName {
  return claimNames.some((known) => known === name)
}

/** "1000" in Spanish, "1,000" in English. */
const claimFigure = (figure: number, locale: Locale): string =>
  locale === 'en' ? figure.toLocaleString('en') : String(figure)
