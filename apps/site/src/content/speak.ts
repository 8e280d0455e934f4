import type { Locale, Localized } from '@sillar/domain/content/localized.schema'

/** A record in one language: every text in two languages became a string. */
export type Spoken<T> = T extends Localized
  ? string
  : T extends readonly (infer Item)[]
    ? Spoken<Item>[]
    : T extends object
      ? { [Key in keyof T]: Spoken<T[Key]> }
      : T

/** Turns a record into one language, all the way down. A text missing in that language is said in the other. */
export function speak<T>(value: T, locale: Locale, finish: (text: string) => string): Spoken<T> {
  return visit(value, locale, finish) as Spoken<T>
}

function visit(value: unknown, locale: Locale, finish: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => visit(item, locale, finish))
  if (typeof value !== 'object' || value === null) return value
  if (isLocalized(value)) return finish(value[locale] || value.es || value.en)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, visit(item, locale, finish)]))
}

function isLocalized(value: object): value is Localized {
  const keys = Object.keys(value)
  return keys.length === 2 && 'es' in value && 'en' in value && typeof value.es === 'string'
}
