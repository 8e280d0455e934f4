import { type InLanguage, inLanguage } from '../language/in-language'
import type { Locale } from '../language/locale'
import { fillClaims } from './fill-claims'
import { type FigureSources, fillFigures } from './fill-figures'
import type { Project } from './project.schema'
import type { Snapshot } from './snapshot.schema'

/** Localizes a record and fills its placeholders. `{area}` without a project means the minimum area of `ownProject`. */
export function localizeIn<T>(
  content: FigureSources & Pick<Snapshot, 'home'>,
  value: T,
  locale: Locale,
  ownProject: Project | null = null,
): InLanguage<T> {
  return inLanguage(value, locale, (text) =>
    // Skips the replacements for most texts, because a publish localizes all texts and few have placeholders.
    text.includes('{') ? fillClaims(fillFigures(text, ownProject, content, locale), content.home.claims, locale) : text,
  )
}
