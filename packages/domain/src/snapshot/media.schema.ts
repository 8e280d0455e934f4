import * as z from 'zod'
import { localized, mediaKey } from '../language/localized.schema'
import { planShape } from '../lot/lot-plan'

/** One width of an image in both formats; paths are relative to the site's root. */
const pictureSize = z.object({ width: z.number().int(), height: z.number().int(), avif: z.string(), jpeg: z.string() })

const common = { key: mediaKey, alt: localized, src: z.string() }

/** Images have precomputed sizes, so that a site build processes none. */
export const picture = z.object({
  ...common,
  kind: z.literal('picture'),
  width: z.number().int(),
  height: z.number().int(),
  /** Percent from the left and the top: the part that must stay visible when the image is cropped. */
  focal: z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) }),
  sizes: z.array(pictureSize),
  /** Cropped around the focal point for the portrait boxes of phones; null if the image is too small. */
  square: z.object({ avif: z.string(), jpeg: z.string() }).nullable(),
  /** A tiny blurred version as a data URL, shown until the image has loaded. */
  preview: z.string().startsWith('data:image/').nullable().default(null),
})
/** Not `localized`: it is not translated, so it must not be checked as a text. */
const markup = z.object({ es: z.string(), en: z.string() })
/** The parts that the site inlines into a page, so that an SVG inherits its colour. Parsed once, at upload. */
export const drawingParts = z.object({
  viewBox: z.string().nullable(),
  fill: z.string().nullable(),
  /** Inner markup of the `svg` element, with the labels of one language. */
  content: markup,
  /** For a plan of lots: the markup without the shapes of the lots. */
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
