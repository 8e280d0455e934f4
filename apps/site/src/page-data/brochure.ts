// A publish generates brochures in parallel with the pages, so a page contains a placeholder for the file size.
// Previews and development have no brochures.

import { brochurePath, sizeMark } from '@app/domain/brochure/brochure-file'
import type { Locale } from '@app/domain/language/locale'
import { translator } from '@/i18n/translator'

export function brochureLink(slug: string, locale: Locale) {
  if (process.env.WITH_BROCHURES !== 'true') return null
  const href = brochurePath(slug, locale)
  return { href, text: translator(locale)('info.brochure', { size: sizeMark(href) }) }
}
