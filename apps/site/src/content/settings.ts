import type { Locale } from '@sillar/domain/content/localized.schema'
import { localize } from './localize'
import { snapshot } from './snapshot'

export const siteSettings = (locale: Locale) => localize(snapshot().siteSettings, locale)

/** A conversation with the sales contact, opened with a first sentence that says where the visitor comes from. */
export function chatLink(locale: Locale): string {
  const { chatNumber, chatGreeting } = siteSettings(locale)
  return `https://wa.me/${chatNumber}?text=${encodeURIComponent(chatGreeting)}`
}
