import type { Locale } from '../language/locale'
import { brochureMessages } from './brochure-messages'

const [KB, MB] = [1000, 1_000_000]

/** Formats a file size as "840 KB" or "1.2 MB". */
export const formatBrochureSize = (bytes: number): string =>
  bytes < MB ? `${Math.ceil(bytes / KB)}\u00a0KB` : `${(bytes / MB).toFixed(1)}\u00a0MB`

/**
 * Returns a path such as `/folletos/santorini-folleto.pdf`. All brochures are in one folder, so nginx needs only one
 * rule.
 */
export const brochurePath = (slug: string, locale: Locale): string =>
  `/folletos/${slug}-${brochureMessages[locale].fileSuffix}.pdf`
