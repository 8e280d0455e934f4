// The company's claims (years, projects, families) are stored once, with the home page. A text refers to a figure with
// a placeholder such as `{years}`.

import type { Locale } from '../language/locale'
import { wholeNumber } from '../language/whole-number'

export const claimNames = ['years', 'projects', 'families'] as const
export type ClaimName = (typeof claimNames)[number]

type StatedClaim = { key: ClaimName | null; figure: number }

const placeholder = /\{(\w+)\}/g

/** Fills claims. A placeholder without a claim stays unchanged, as in `fillFigures`. */
export function fillClaims(text: string, claims: readonly StatedClaim[], locale: Locale): string {
  return text.replace(placeholder, (whole, name: string) => {
    const claim = claims.find(({ key }) => key === name)
    return claim ? wholeNumber(claim.figure, locale) : whole
  })
}

export function isClaimName(name: string): name is ClaimName {
  return claimNames.some((known) => known === name)
}
