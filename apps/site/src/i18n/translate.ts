// Messages are typed by their text: `t('news.range', { from, to })` does not compile, because `total` is missing.
// Islands receive only their own messages in one language, never the whole catalogue (decision 011).

import { formatTag, type Locale } from '@app/domain/language/locale'
import type { es } from './messages/es'

type Catalogue = typeof es
export type MessageKey = keyof Catalogue
type Plural = { readonly one: string; readonly other: string }
export type Message = string | Plural

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type NamesOf<M> = M extends Plural ? 'count' | NamesIn<M[keyof Plural]> : NamesIn<M>
type Values<M> = { readonly [Name in NamesOf<M>]: Name extends 'count' ? number : string | number }
type ValuesArgument<M> = [NamesOf<M>] extends [never] ? [] : [values: Values<M>]

export type Translate<Key extends MessageKey = MessageKey> = <K extends Key>(
  key: K,
  ...values: ValuesArgument<Catalogue[K]>
) => string

/** The messages passed to an island, for example `Texts<'gallery' | 'dialog'>`. */
export type Texts<Prefix extends string> = { readonly [Key in KeyOf<Prefix>]: Message }
export type KeyOf<Prefix extends string> = Extract<MessageKey, `${Prefix}.${string}`>

/**
 * Returns a translate function. `fallback` is shown if a message is missing at run time, although keys are checked at
 * compile time.
 */
export function translate<Key extends MessageKey>(
  texts: Readonly<Record<Key, Message>>,
  locale: Locale,
  fallback = '',
): Translate<Key> {
  return (key, ...[values]) => fillPlaceholders(texts[key] ?? fallback, values ?? {}, locale)
}

export function fillPlaceholders(
  message: Message,
  values: Readonly<Record<string, string | number>>,
  locale: Locale,
): string {
  const text = typeof message === 'string' ? message : message[pluralForm(Number(values.count), locale)]
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}

/** Created once per language, because creating plural rules takes longer than the rest of a translation. */
const pluralRules: Partial<Record<Locale, Intl.PluralRules>> = {}

/** Returns the plural form of a count. Spanish has a third form for millions, which none of our messages needs. */
function pluralForm(count: number, locale: Locale): keyof Plural {
  pluralRules[locale] ??= new Intl.PluralRules(formatTag[locale])
  return pluralRules[locale].select(count) === 'one' ? 'one' : 'other'
}
