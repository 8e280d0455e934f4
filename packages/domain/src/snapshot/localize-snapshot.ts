import { type InLanguage, inLanguage } from '../language/in-language'
import type { Locale } from '../language/locale'
import { fillClaims } from './fill-claims'
import { fillFigures } from './fill-figures'
import type { Project } from './project.schema'
import type { Snapshot } from './snapshot.schema'

/** Localizes a record and fills its figures. `own` is the project of the texts: `{area}` alone means its area. */
export function localizeIn<T>(
  { projects, siteSettings, home }: Pick<Snapshot, 'projects' | 'siteSettings' | 'home'>,
  value: T,
  locale: Locale,
  own: Project | null = null,
): InLanguage<T> {
  return inLanguage(value, locale, (text) =>
    fillClaims(fillFigures(text, own, projects, siteSettings.exchangeRate, locale), home.claims, locale),
  )
}
