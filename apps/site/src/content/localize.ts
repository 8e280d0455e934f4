// A page is in one language. `localize` also fills the figures a text names, so that sections only ever see strings
// that are ready to be read.

import { fillClaims } from '@sillar/domain/content/fill-claims'
import { fillFigures } from '@sillar/domain/content/fill-figures'
import type { Locale, Localized } from '@sillar/domain/content/localized.schema'
import type { Project } from '@sillar/domain/content/project.schema'
import { snapshot } from './snapshot'

/** A record in one language: every text in two languages became a string. */
export type InLanguage<T> = T extends Localized
  ? string
  : T extends readonly (infer Item)[]
    ? InLanguage<Item>[]
    : T extends object
      ? { [Key in keyof T]: InLanguage<T[Key]> }
      : T

/** `own` is the project whose texts these are: `{area}` without a name means its area. */
export function localize<T>(value: T, locale: Locale, own: Project | null = null): InLanguage<T> {
  const { projects, siteSettings, home } = snapshot()
  return inLanguage(value, locale, (text) =>
    fillClaims(fillFigures(text, own, projects, siteSettings.exchangeRate, locale), home.claims, locale),
  )
}

/** Turns a record into one language, all the way down. A text missing in that language is given in the other. */
export function inLanguage<T>(value: T, locale: Locale, finish: (text: string) => string): InLanguage<T> {
  return visit(value, locale, finish) as InLanguage<T>
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
