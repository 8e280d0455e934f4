import * as z from 'zod/mini'
import { requiredEmail, requiredText } from '../submission/text-field'

/** Query for the status of one's referrals. */
export const referralLookup = z.object({
  code: requiredText('referralStatus.code', { max: 40 }),
  email: requiredEmail('referralStatus.email'),
})

/** Normalises a code as people copy it, to `SM-7K4F-Q2MX`; returns undefined if it cannot be a code. */
export function readReferenceCode(typed: string): string | undefined {
  const symbols = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const [, first, second] = /^(?:SM)?([0-9A-Z]{4})([0-9A-Z]{4})$/.exec(symbols) ?? []
  return first && second ? `SM-${first}-${second}` : undefined
}
