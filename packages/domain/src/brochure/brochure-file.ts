import * as z from 'zod'
import type { Locale } from '../language/localized.schema'
import { locales } from '../language/localized.schema'
import { brochureWords } from './brochure-words'

/** A brochure as a release has it: where it lies, how large it is, and what it was made from. */
export const brochureFile = z.object({
  slug: z.string(),
  locale: z.enum(locales),
  name: z.string(),
  /** Address on the site. */
  path: z.string(),
  bytes: z.number().int(),
  /** Of its content and of the code that drew it; null where a picture was missing, so that it is drawn anew. */
  hash: z.string().nullable(),
  page: z.string(),
  figures: z.array(z.string()),
})
export type BrochureFile = z.infer<typeof brochureFile>
export const brochureFiles = z.array(brochureFile)

const [KB, MB] = [1000, 1_000_000]

/** "840 KB", "1.2 MB". */
export const fileSize = (bytes: number): string =>
  bytes < MB ? `${Math.ceil(bytes / KB)}\u00a0KB` : `${(bytes / MB).toFixed(1)}\u00a0MB`

/** Stands in a page for the size of a brochure that is drawn while the page is built. */
export const sizeMark = (address: string): string => `[[${address}]]`

/** `/folletos/santorini-folleto.pdf`: one folder, so that nginx has one rule for all of them. */
export const brochurePath = (slug: string, locale: Locale): string =>
  `/folletos/${slug}-${brochureWords[locale].fileSuffix}.pdf`
