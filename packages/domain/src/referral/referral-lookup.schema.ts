import * as z from 'zod/mini'
import { requiredEmail, requiredText } from '../submission/text-field'

/** Look-up of how one's referrals stand. */
export const referralLookup = z.object({
  code: requiredText('referralStatus.code', { max: 40 }),
  email: requiredEmail('referralStatus.email'),
})

/** As people copy it: small letters, spaces, without the hyphens. `SM-7K4F-Q2MX`, or nothing that could be a code. */
export function readReferenceCode(typed: string): string | undefined {
  const symbols = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const [, first, second] = /^(?:SM)?([0-9A-Z]{4})([0-9A-Z]{4})$/.exec(symbols) ?? []
  return first && second ? `SM-${first}-${second}` : undefined
}
