import type { Locale } from '@app/domain/language/locale'
import { translator } from '@/i18n/translator'
import { localize } from './localize'
import { snapshot } from './snapshot'
import { tracked } from './tracked'

export const siteSettings = tracked('siteSettings', (locale: Locale) => localize(snapshot().siteSettings, locale))

/** Returns a link to a chat with sales. On a project page, the greeting names the project. */
export const chatLink = tracked('chatLink', (locale: Locale, project?: string): string => {
  const { brand, chatNumber, chatGreeting } = siteSettings(locale)
  const greeting = project ? translator(locale)('chat.greeting', { brand, project }) : chatGreeting
  return `https://wa.me/${chatNumber}?text=${encodeURIComponent(greeting)}`
})
