import * as z from 'zod'
import { localized, mediaKey, slug } from '../language/localized.schema'

export const newsCategory = z.object({ slug, label: localized, order: z.number().int() })
export type NewsCategory = z.infer<typeof newsCategory>

export const article = z.object({
  /** The number in the URL, such as `/noticias/12`. */
  number: z.number().int().positive(),
  category: slug,
  image: mediaKey,
  /**
   * Used for sorting and for structured data. Pages show `dateLabel` instead, because some events last several days.
   */
  publishedOn: z.iso.date(),
  dateLabel: localized,
  /** Featured articles are first in the news section of the home page. */
  featured: z.boolean().optional(),
  author: localized,
  title: localized,
  summary: localized,
  /** Markdown with headings, lists, emphasis, links and images (`textImage`). Raw HTML is shown as text. */
  body: localized,
})
export type Article = z.infer<typeof article>
