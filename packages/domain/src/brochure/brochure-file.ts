import * as z from 'zod'
import { type Locale, locales } from '../language/locale'
import { brochureMessages } from './brochure-words'

/** A brochure in a release: its path, its size and what it was made from. */
export const brochureFile = z.object({
  slug: z.string(),
  locale: z.enum(locales),
  name: z.string(),
  /** Path on the site. */
  path: z.string(),
  bytes: z.number().int(),
  /**
   * Hash of its content and of the code that rendered it; null if an image was missing, so that the next release
   * renders it again.
   */
  hash: z.string().nullable(),
  page: z.string(),
  figures: z.array(z.string()),
})
export type BrochureFile = z.infer<typeof brochureFile>
export const brochureFiles = z.array(brochureFile)

const [KB, MB] = [1000, 1_000_000]

/** Formats a size: "840 KB", "1.2 MB". */
export const fileSize = (bytes: number): string =>
  bytes < MB ? `${Math.ceil(bytes / KB)}\u00a0KB` : `${(bytes / MB).toFixed(1)}\u00a0MB`

/** Placeholder in a page for the size of a brochure that is rendered while the page is built. */
export const sizeMark = (address: string): string => `[[${address}]]`

/** Returns `/folletos/santorini-folleto.pdf`. All brochures are in one folder, so that nginx needs one rule. */
export const brochurePath = (slug: string, locale: Locale): string =>
  `/folletos/${slug}-${brochureMessages[locale].fileSuffix}.pdf`
