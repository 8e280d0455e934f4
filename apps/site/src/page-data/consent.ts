// Consent texts mark the words that link to a legal page: `[terms]…[/terms]`, `[privacy]…[/privacy]`.

import type { Locale } from '@app/domain/language/locale'
import type { ConsentText } from '@app/domain/snapshot/legal.schema'
import { pathFor } from '@/i18n/routes'
import { localize } from './localize'
import { snapshot } from './snapshot'

type LegalPage = 'terms' | 'privacy'

/**
 * Returns the text of a consent checkbox and its version. Throws if the text is missing, because a form must not
 * collect data without it.
 */
export function consent(purpose: ConsentText['purpose'], locale: Locale) {
  const consentText = snapshot().consentTexts.find((text) => text.purpose === purpose)
  if (!consentText) throw new Error(`The content has no consent text for ${purpose}`)
  const pages = { terms: pathFor('terms', locale), privacy: pathFor('privacy', locale) }
  return { version: consentText.version, parts: consentParts(localize(consentText.text, locale), pages) }
}

type ConsentPart = { text: string; href: string | null }

export function consentParts(sentence: string, pages: Record<LegalPage, string>): ConsentPart[] {
  const parts: ConsentPart[] = []
  let end = 0
  for (const match of sentence.matchAll(/\[(terms|privacy)\](.*?)\[\/\1\]/g)) {
    if (match.index > end) parts.push({ text: sentence.slice(end, match.index), href: null })
    parts.push({ text: match[2] ?? '', href: pages[match[1] as LegalPage] })
    end = match.index + match[0].length
  }
  if (end < sentence.length) parts.push({ text: sentence.slice(end), href: null })
  return parts
}
