import * as z from 'zod'
import { localized, mediaKey } from '../language/localized.schema'

/** One width of a picture in both formats; addresses are relative to the site's root. */
const pictureSize = z.object({ width: z.number().int(), height: z.number().int(), avif: z.string(), jpeg: z.string() })

const common = { key: mediaKey, alt: localized, src: z.string() }

/** Pictures carry ready sizes so that a site build does no image work. */
export const picture = z.object({
  ...common,
  kind: z.literal('picture'),
  width: z.number().int(),
  height: z.number().int(),
  /** Percent from the left and the top: what must stay visible when the picture is cropped. */
  focal: z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) }),
  sizes: z.array(pictureSize),
  /** Cut out around the focal point for the upright boxes of a phone; none where the picture is too small for it. */
  square: z.object({ avif: z.string(), jpeg: z.string() }).nullable(),
  /** The picture in a few blurred pixels, as a data address: what stands in its place until it has arrived. */
  preview: z.string().startsWith('data:image/').nullable().default(null),
})
/** Drawings travel whole: the site sets some of them into the page, where they take the colour around them. */
export const drawing = z.object({ ...common, kind: z.literal('drawing'), markup: z.string().min(1) })
export const film = z.object({ ...common, kind: z.literal('film'), mimeType: z.string() })
export const document = z.object({ ...common, kind: z.literal('document') })

export const media = z.discriminatedUnion('kind', [picture, drawing, film, document])
export type Media = z.infer<typeof media>
export type Picture = z.infer<typeof picture>
