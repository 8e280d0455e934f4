// For server rendering only: an island that imports this file ships the messages of both languages.

import { type Locale, locales } from '@app/domain/language/locale'
import { en } from './messages/en'
import { es } from './messages/es'
import { type KeyOf, type Message, type MessageKey, type Texts, type Translate, translate } from './translate'

type Catalogue = Readonly<Partial<Record<MessageKey, Message>>>

/** Uses the text of the other language for each missing message. */
export const withFallback = (messages: Catalogue, fallback: Catalogue) =>
  ({ ...fallback, ...messages }) as Record<MessageKey, Message>

const catalogues = { es: withFallback(es, en), en: withFallback(en, es) }
const translators = Object.fromEntries(
  locales.map((locale) => [locale, translate(catalogues[locale], locale)]),
) as Record<Locale, Translate>

export const translator = (locale: Locale): Translate => translators[locale]

/** Returns the messages whose keys start with one of the prefixes, as props of an island. */
export function textsFor<Prefix extends string>(locale: Locale, ...prefixes: Prefix[]): Texts<Prefix> {
  const entries = Object.entries(catalogues[locale]).filter(([key]) =>
    prefixes.some((prefix) => key.startsWith(`${prefix}.`)),
  )
  return Object.fromEntries(entries) as Record<KeyOf<Prefix>, Message>
}
