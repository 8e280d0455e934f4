import * as z from 'zod'
import { localized, mediaKey } from '../language/localized.schema'
import { planShape } from '../lot/lot-plan'

/** One width of an image, as AVIF and as JPEG. Paths start at the root of the site. */
const imageSize = z.object({ width: z.number().int(), height: z.number().int(), avif: z.string(), jpeg: z.string() })

const commonFields = { key: mediaKey, alt: localized, src: z.string() }

/** An image whose sizes are generated at upload, so a build of the site processes no images. */
export const image = z.object({
  ...commonFields,
  kind: z.literal('image'),
  width: z.number().int(),
  height: z.number().int(),
  /** The point that must stay visible when the image is cropped, in percent from the left and the top. */
  focal: z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) }),
  sizes: z.array(imageSize),
  /** Cropped around the focal point for the portrait boxes on phones. Null if the image is too small. */
  square: z.object({ avif: z.string(), jpeg: z.string() }).nullable(),
  /** A tiny blurred version as a data URL, shown until the image has loaded. */
  preview: z.string().startsWith('data:image/').nullable().default(null),
})
/** Uses no `localized` schema, because markup must not be checked as a text. */
const markup = z.object({ es: z.string(), en: z.string() })
/**
 * The parts of an SVG, parsed at upload. The site inlines them into a page, so the SVG inherits the colour of the page.
 */
export const svgParts = z.object({
  viewBox: z.string().nullable(),
  fill: z.string().nullable(),
  /** Inner markup of the `svg` element, with the labels of each language. */
  content: markup,
  /** Markup of a site plan without the shapes of its lots. */
  ground: markup.nullable(),
  shapes: z.array(planShape),
})
export const svg = z.object({ ...commonFields, kind: z.literal('svg'), ...svgParts.shape })
export const video = z.object({
  ...commonFields,
  kind: z.literal('video'),
  mimeType: z.string(),
  /** Search engines require it for videos. Null for videos that are not from the CMS. */
  uploadedOn: z.iso.date().nullable().default(null),
})
export const document = z.object({
  ...commonFields,
  kind: z.literal('document'),
  bytes: z.number().int().nonnegative(),
})

export const media = z.discriminatedUnion('kind', [image, svg, video, document])
export type SvgParts = z.infer<typeof svgParts>
export type Media = z.infer<typeof media>
export type Image = z.infer<typeof image>
