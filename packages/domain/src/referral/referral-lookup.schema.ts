import * as z from 'zod/mini'
import { requiredEmail, requiredText } from '../submission/text-field'

/** What a referrer enters to look up the status of their referrals. */
export const referralLookup = z.object({
  code: requiredText('referralStatus.code', { max: 40 }),
  email: requiredEmail('referralStatus.email'),
})

/** Normalises a typed code to the form `SM-7K4F-Q2MX`. Returns undefined if it cannot be a code. */
export function readReferenceCode(text: string): string | undefined {
  const symbols = text.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const [, first, second] = /^(?:SM)?([0-9A-Z]{4})([0-9A-Z]{4})$/.exec(symbols) ?? []
  return first && second ? `SM-${first}-${second}` : undefined
}
