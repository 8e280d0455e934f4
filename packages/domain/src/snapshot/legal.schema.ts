import * as z from 'zod'
import { localized, spanishFirst } from '../language/localized.schema'

/** The privacy policy: every change is a new version, and accepted versions stay readable. */
export const legalDocument = z.object({
  key: z.enum(['privacy-policy']),
  version: z.string(),
  effectiveOn: z.iso.date(),
  title: localized,
  titleBold: localized,
  /** Markdown, like an article. */
  body: spanishFirst,
})
export type LegalDocument = z.infer<typeof legalDocument>

export const consentPurposes = ['terms', 'marketing', 'referred-person', 'complaint-notice'] as const

/**
 * The sentence next to a checkbox. Its version is stored with each submission. `[terms]…[/terms]` and
 * `[privacy]…[/privacy]` mark the links.
 */
export const consentText = z.object({ purpose: z.enum(consentPurposes), version: z.string(), text: localized })
export type ConsentText = z.infer<typeof consentText>
