import * as z from 'zod'
import { type Locale, locales } from '../language/locale'
import { brochureMessages } from './brochure-messages'

/** The PDF of a brochure in a release. */
export const brochureFile = z.object({
  slug: z.string(),
  locale: z.enum(locales),
  name: z.string(),
  path: z.string(),
  bytes: z.number().int(),
  /**
   * Hash of the content and of the rendering code. It is null if an image was missing, so the next release renders the
   * brochure again.
   */
  hash: z.string().nullable(),
  page: z.string(),
  figures: z.array(z.string()),
})
export type BrochureFile = z.infer<typeof brochureFile>
export const brochureFiles = z.array(brochureFile)

const [KB, MB] = [1000, 1_000_000]

/** Formats a file size as "840 KB" or "1.2 MB". */
export const fileSize = (bytes: number): string =>
  bytes < MB ? `${Math.ceil(bytes / KB)}\u00a0KB` : `${(bytes / MB).toFixed(1)}\u00a0MB`

/**
 * Returns the placeholder for the file size of a brochure. The worker replaces it after the build, because the size is
 * not known earlier.
 */
export const sizeMark = (path: string): string => `[[${path}]]`

/**
 * Returns a path such as `/folletos/santorini-folleto.pdf`. All brochures are in one folder, so nginx needs only one
 * rule.
 */
export const brochurePath = (slug: string, locale: Locale): string =>
  `/folletos/${slug}-${brochureMessages[locale].fileSuffix}.pdf`
