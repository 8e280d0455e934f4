import * as z from 'zod'
import { localized, mediaKey, slug } from '../language/localized.schema'

export const termsBlockTypes = [
  'title',
  'subtitle',
  'section-title',
  'numbered',
  'paragraph',
  'list',
  'sublist',
  'lettered',
  'markdown',
] as const

/** One block of a legal text, such as a title or a list item. Adjacent items of the same list type form one list. */
export const termsBlock = z.object({ type: z.enum(termsBlockTypes), text: localized })
export type TermsBlock = z.infer<typeof termsBlock>

export const campaign = z.object({
  /** Value of `subsection` in the URL of the terms and conditions. Old links depend on it. */
  key: z.string().regex(/^[a-z0-9-]+$/),
  title: localized,
  summary: localized,
  image: mediaKey.nullable(),
  project: slug.nullable(),
  startsAt: z.iso.datetime({ offset: true }),
  endsAt: z.iso.datetime({ offset: true }),
  /** The validity period as text if start and end cannot express it, such as a period with a pause. */
  dateLabel: localized.nullable(),
  /**
   * The exchange rate in the terms and conditions of the campaign. It stays the same when the rate of the company
   * changes.
   */
  exchangeRate: z.number().positive().nullable(),
  terms: z.array(termsBlock).min(1),
})
export type Campaign = z.infer<typeof campaign>

/** A group in the sidebar of the terms and conditions, such as referrals or promotions. */
export const termsSection = z.object({
  key: z.string().regex(/^[a-z0-9-]+$/),
  order: z.number().int(),
  icon: z.enum(['scale', 'users', 'gift']),
  title: localized,
  /** True for the promotions section, which lists the campaigns instead of accordions. */
  listsCampaigns: z.boolean(),
  accordions: z.array(z.object({ key: z.string(), title: localized, blocks: z.array(termsBlock).min(1) })),
})
export type TermsSection = z.infer<typeof termsSection>
