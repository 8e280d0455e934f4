import type { ConsentText } from '@sillar/domain/content/legal.schema'

/** A form without its consent sentence must not be built, let alone shown. */
export function consentFor(consents: readonly ConsentText[], purpose: ConsentText['purpose']): ConsentText {
  const consent = consents.find((one) => one.purpose === purpose)
  if (!consent) throw new Error(`The content has no consent text for ${purpose}`)
  return consent
}
