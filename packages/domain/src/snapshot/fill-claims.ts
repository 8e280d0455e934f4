// The claims of the company are stored once, with the home page. A text inserts the figure of a claim with a
// placeholder such as `{years}`.

import type { Locale } from '../language/locale'
import { wholeNumber } from '../language/whole-number'

export const claimNames = ['years', 'projects', 'families'] as const
export type ClaimName = (typeof claimNames)[number]

type StatedClaim = { key: ClaimName | null; figure: number }

const placeholder = /\{(\w+)\}/g

/** Fills the placeholders of claims. A placeholder without a claim stays unchanged. */
export function fillClaims(text: string, claims: readonly StatedClaim[], locale: Locale): string {
  return text.replace(placeholder, (match, name: string) => {
    const claim = claims.find(({ key }) => key === name)
    return claim ? wholeNumber(claim.figure, locale) : match
  })
}

export function isClaimName(name: string): name is ClaimName {
  return claimNames.some((claimName) => claimName === name)
}
