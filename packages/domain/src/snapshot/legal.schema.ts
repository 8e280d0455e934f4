import * as z from 'zod'
import { localized, spanishFirst } from '../language/localized.schema'

/** A version of the privacy policy. Every change is a new version, and the site shows the latest one in effect. */
export const legalDocument = z.object({
  key: z.enum(['privacy-policy']),
  version: z.string(),
  effectiveOn: z.iso.date(),
  title: localized,
  titleBold: localized,
  /** Markdown, as in a news article. */
  body: spanishFirst,
})
export type LegalDocument = z.infer<typeof legalDocument>

export const consentPurposes = ['terms', 'marketing', 'referred-person', 'complaint-notice'] as const

/**
 * The sentence next to a checkbox, whose version is stored with each submission. `[terms]…[/terms]` and
 * `[privacy]…[/privacy]` become links.
 */
export const consentText = z.object({ purpose: z.enum(consentPurposes), version: z.string(), text: localized })
export type ConsentText = z.infer<typeof consentText>
