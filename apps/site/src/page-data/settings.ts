import type { Locale } from '@sillar/domain/language/localized.schema'
import { translator } from '@/i18n/translator'
import { localize } from './localize'
import { snapshot } from './snapshot'

export const siteSettings = (locale: Locale) => localize(snapshot().siteSettings, locale)

/** A conversation with the sales contact; its first sentence names the project whose page the visitor is at. */
export function chatLink(locale: Locale, project?: string): string {
  const { brand, chatNumber, chatGreeting } = siteSettings(locale)
  const greeting = project ? translator(locale)('chat.greeting', { brand, project }) : chatGreeting
  return `https://wa.me/${chatNumber}?text=${encodeURIComponent(greeting)}`
}
