import { type InLanguage, inLanguage } from '../language/in-language'
import type { Locale } from '../language/locale'
import { fillClaims } from './fill-claims'
import { fillFigures } from './fill-figures'
import type { Project } from './project.schema'
import type { Snapshot } from './snapshot.schema'

/** Localizes a record and fills its placeholders. `{area}` without a project means the minimum area of `ownProject`. */
export function localizeIn<T>(
  { projects, siteSettings, home }: Pick<Snapshot, 'projects' | 'siteSettings' | 'home'>,
  value: T,
  locale: Locale,
  ownProject: Project | null = null,
): InLanguage<T> {
  return inLanguage(value, locale, (text) =>
    fillClaims(fillFigures(text, ownProject, projects, siteSettings.exchangeRate, locale), home.claims, locale),
  )
}
