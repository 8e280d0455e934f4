import * as z from 'zod'
import { localized, mediaKey, slug } from '../language/localized.schema'

export const newsCategory = z.object({ slug, label: localized, order: z.number().int() })
export type NewsCategory = z.infer<typeof newsCategory>

export const article = z.object({
  /** The number in `/noticias/{id}`. */
  number: z.number().int().positive(),
  category: slug,
  image: mediaKey,
  /** Used for sorting; `dateLabel` is shown, since some events last several days. */
  publishedOn: z.iso.date(),
  dateLabel: localized,
  /** Comes first in the news on the home page, whatever its date. */
  featured: z.boolean().optional(),
  author: localized,
  title: localized,
  summary: localized,
  /** Markdown: headings, lists, emphasis, links and our own images (`textPicture`). Raw HTML is shown as text. */
  body: localized,
})
export type Article = z.infer<typeof article>
