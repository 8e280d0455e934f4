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

/** One line of a legal text. Adjacent lines of one list type form one list. */
export const termsBlock = z.object({ type: z.enum(termsBlockTypes), text: localized })
export type TermsBlock = z.infer<typeof termsBlock>

export const campaign = z.object({
  /** Value of `subsection` in the URL of the terms page; old links must keep working. */
  key: z.string().regex(/^[a-z0-9-]+$/),
  title: localized,
  summary: localized,
  image: mediaKey.nullable(),
  project: slug.nullable(),
  /** Instants with an offset; the phase follows from the clock. */
  startsAt: z.iso.datetime({ offset: true }),
  endsAt: z.iso.datetime({ offset: true }),
  /** Validity as text, if start and end do not express it: no first day in the terms, or a pause between two parts. */
  dateLabel: localized.nullable(),
  /** A campaign keeps the exchange rate of its own terms. */
  exchangeRate: z.number().positive().nullable(),
  terms: z.array(termsBlock).min(1),
})
export type Campaign = z.infer<typeof campaign>

/** A group in the sidebar of the terms page (general, referrals, promotions). */
export const termsSection = z.object({
  key: z.string().regex(/^[a-z0-9-]+$/),
  order: z.number().int(),
  icon: z.enum(['scale', 'users', 'gift']),
  title: localized,
  /** The promotions section lists the campaigns instead of its own accordions. */
  listsCampaigns: z.boolean(),
  accordions: z.array(z.object({ key: z.string(), title: localized, blocks: z.array(termsBlock).min(1) })),
})
export type TermsSection = z.infer<typeof termsSection>
