import * as z from 'zod'
import { link, localized, mediaKey, slug } from '../language/localized.schema'

/** A testimonial. The image shows the project, and a monogram replaces the portrait of the person. */
export const testimonial = z.object({
  key: slug,
  order: z.number().int(),
  name: z.string(),
  project: slug,
  image: mediaKey,
  quoteBefore: localized,
  quoteBold: localized,
  quoteAfter: localized.nullable(),
})
export type Testimonial = z.infer<typeof testimonial>

export const socialCampaign = z.object({
  key: slug,
  order: z.number().int(),
  group: z.enum(['community', 'environment']),
  title: localized,
  titleBold: localized,
  dateLabel: localized,
  paragraph: localized,
  images: z.array(mediaKey).min(1),
  button: z.object({ label: localized, href: z.object({ es: link, en: link }) }).nullable(),
})
export type SocialCampaign = z.infer<typeof socialCampaign>
