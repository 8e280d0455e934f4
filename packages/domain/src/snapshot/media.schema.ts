import * as z from 'zod'
import { localized, mediaKey } from '../language/localized.schema'
import { planShape } from '../lot/lot-plan'

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
/** Not `localized`: nobody translates it, so nothing checks it as a text. */
const markup = z.object({ es: z.string(), en: z.string() })
/** What the site sets into a page, where a drawing takes the colour around it. Read by a parser, once, at upload. */
export const drawingParts = z.object({
  viewBox: z.string().nullable(),
  fill: z.string().nullable(),
  /** What stands inside the `svg` element, with the names of one language. */
  content: markup,
  /** Of a plan of lots: the same without the shapes of the lots. */
  ground: markup.nullable(),
  shapes: z.array(planShape),
})
export const drawing = z.object({ ...common, kind: z.literal('drawing'), ...drawingParts.shape })
export const film = z.object({ ...common, kind: z.literal('film'), mimeType: z.string() })
export const document = z.object({ ...common, kind: z.literal('document') })

export const media = z.discriminatedUnion('kind', [picture, drawing, film, document])
export type DrawingParts = z.infer<typeof drawingParts>
export type Media = z.infer<typeof media>
export type Picture = z.infer<typeof picture>
