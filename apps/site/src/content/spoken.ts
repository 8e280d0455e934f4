// A page speaks one language. `spoken` also fills the figures its texts name, so that sections only ever see strings
// that are ready to be read.

import { fillFigures } from '@sillar/domain/content/fill-figures'
import type { Locale } from '@sillar/domain/content/localized.schema'
import type { Project } from '@sillar/domain/content/project.schema'
import { snapshot } from './snapshot'
import { type Spoken, speak } from './speak'

export type { Spoken }

/** `own` is the project whose texts these are: `{area}` without a name speaks of it. */
export function spoken<T>(value: T, locale: Locale, own: Project | null = null): Spoken<T> {
  const { projects, siteSettings } = snapshot()
  const { solesPerDollar } = siteSettings.exchangeRate
  return speak(value, locale, (text) => fillFigures(text, own, projects, solesPerDollar, locale))
}
