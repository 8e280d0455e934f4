// For what is rendered when the site is built. An island must not import this file: both catalogues would travel with it.

import { type Locale, locales } from './locales'
import { en } from './messages/en'
import { es } from './messages/es'
import { type KeyOf, type Message, type MessageKey, type Texts, type Translate, translate } from './translate'

type Catalogue = Readonly<Partial<Record<MessageKey, Message>>>

/** A text missing in one language is said in English rather than not at all. */
export const withFallback = (own: Catalogue, english: Catalogue) =>
  ({ ...english, ...own }) as Record<MessageKey, Message>

const catalogues = { es: withFallback(es, en), en: withFallback(en, es) }
const translators = Object.fromEntries(
  locales.map((locale) => [locale, translate(catalogues[locale], locale)]),
) as Record<Locale, Translate>

export const translator = (locale: Locale): Translate => translators[locale]

/** The messages of one island: those that begin with one of these words. */
export function textsFor<Prefix extends string>(locale: Locale, ...prefixes: Prefix[]): Texts<Prefix> {
  const chosen = Object.entries(catalogues[locale]).filter(([key]) =>
    prefixes.some((prefix) => key.startsWith(`${prefix}.`)),
  )
  return Object.fromEntries(chosen) as Record<KeyOf<Prefix>, Message>
}
