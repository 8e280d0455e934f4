import type { Locale } from './locale'
import type { Localized } from './localized.schema'

/** A record in one language, with strings instead of localized texts. */
export type InLanguage<T> = T extends Localized
  ? string
  : T extends number
    ? T
    : T extends readonly (infer Item)[]
      ? InLanguage<Item>[]
      : T extends object
        ? { [Key in keyof T]: InLanguage<T[Key]> }
        : T

/** Localizes a record at every level. Falls back to the other language if a text is missing. */
export function inLanguage<T>(value: T, locale: Locale, finish: (text: string) => string): InLanguage<T> {
  return localizeValue(value, locale, finish) as InLanguage<T>
}

function localizeValue(value: unknown, locale: Locale, finish: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => localizeValue(item, locale, finish))
  if (typeof value !== 'object' || value === null) return value
  if (isLocalized(value)) return finish(value[locale] || value.es || value.en)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localizeValue(item, locale, finish)]))
}

function isLocalized(value: object): value is Localized {
  const keys = Object.keys(value)
  return keys.length === 2 && 'es' in value && 'en' in value && typeof value.es === 'string'
}
