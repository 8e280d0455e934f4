// Import this file only in code that runs on the server. An island would ship the messages of both languages.

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

/** Memoised, because every page with a form asks for the same hundred messages. */
const textsByPrefixes = new Map<string, Record<string, Message>>()

/** Returns the messages whose keys start with one of the prefixes, as props of an island. */
export function textsFor<Prefix extends string>(locale: Locale, ...prefixes: Prefix[]): Texts<Prefix> {
  const name = `${locale} ${prefixes.join(' ')}`
  const cachedTexts = textsByPrefixes.get(name)
  if (cachedTexts) return cachedTexts as Record<KeyOf<Prefix>, Message>
  const entries = Object.entries(catalogues[locale]).filter(([key]) =>
    prefixes.some((prefix) => key.startsWith(`${prefix}.`)),
  )
  const texts = Object.freeze(Object.fromEntries(entries))
  textsByPrefixes.set(name, texts)
  return texts as Record<KeyOf<Prefix>, Message>
}
