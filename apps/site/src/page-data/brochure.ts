// Brochures are drawn while the pages are built, by whoever publishes: a page leaves the place where its size will stand.
// In a preview or while a developer works there are none, and no page links to one.

import { brochurePath, sizeMark } from '@sillar/domain/brochure/brochure-file'
import type { Locale } from '@sillar/domain/language/localized.schema'
import { translator } from '@/i18n/translator'

export function brochureLink(slug: string, locale: Locale) {
  if (process.env.WITH_BROCHURES !== 'true') return null
  const href = brochurePath(slug, locale)
  return { href, text: translator(locale)('info.brochure', { size: sizeMark(href) }) }
}
