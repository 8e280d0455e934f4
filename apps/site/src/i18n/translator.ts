// For server rendering. Islands must not import this file: it would add both catalogues to their scripts.

import { type Locale, locales } from '@app/domain/language/locale'
import { en } from './messages/en'
import { es } from './messages/es'
import { type KeyOf, type Message, type MessageKey, type Texts, type Translate, translate } from './translate'

type Catalogue = Readonly<Partial<Record<MessageKey, Message>>>

/** Fills in missing texts from the other language. */
export const withFallback = (own: Catalogue, fallback: Catalogue) =>
  ({ ...fallback, ...own }) as Record<MessageKey, Message>

const catalogues = { es: withFallback(es, en), en: withFallback(en, es) }
const translators = Object.fromEntries(
  locales.map((locale) => [locale, translate(catalogues[locale], locale)]),
) as Record<Locale, Translate>

export const translator = (locale: Locale): Translate => translators[locale]

/** Returns the messages of one island: those whose key starts with one of the prefixes. */
export function textsFor<Prefix extends string>(locale: Locale, ...prefixes: Prefix[]): Texts<Prefix> {
  const chosen = Object.entries(catalogues[locale]).filter(([key]) =>
    prefixes.some((prefix) => key.startsWith(`${prefix}.`)),
  )
  return Object.fromEntries(chosen) as Record<KeyOf<Prefix>, Message>
}
