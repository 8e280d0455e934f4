import * as z from 'zod'
import { heading, localized, mediaKey, slug } from '../language/localized.schema'

/** A place with projects. `landing` is the content of its page, or null if it has no page. */
export const place = z.object({
  slug,
  name: z.string(),
  region: z.string(),
  order: z.number().int(),
  landing: z
    .object({
      ...heading,
      description: localized,
      slider: z.array(mediaKey).min(1),
      facts: z.array(z.object({ value: localized, text: localized })).max(3),
      gallery: z.object({ ...heading, images: z.array(mediaKey).min(1) }),
      virtual: z.object({ ...heading, subtitle: localized, panorama: mediaKey.nullable(), poster: mediaKey }),
      promo: z.object({ ...heading, description: localized, buttonText: localized, image: mediaKey }),
      location: z.object({ ...heading, description: localized, map: mediaKey }),
      seo: z.object({ title: localized, description: localized }),
    })
    .nullable(),
})
export type Place = z.infer<typeof place>
