import { brochurePath, formatBrochureSize } from '@app/domain/brochure/brochure-file'
import type { Locale } from '@app/domain/language/locale'
import { translator } from '@/i18n/translator'
import { derivedFileSize } from './snapshot'

/**
 * Returns null until the brochure of this content is drawn, because an older brochure could show another price.
 * Previews and development have no brochures.
 */
export function brochureLink(slug: string, locale: Locale) {
  const href = brochurePath(slug, locale)
  const bytes = derivedFileSize(href)
  return bytes === null
    ? null
    : { href, text: translator(locale)('info.brochure', { size: formatBrochureSize(bytes) }) }
}
