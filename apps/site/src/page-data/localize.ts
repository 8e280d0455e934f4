// `localize` also fills in the figures that a text refers to, so sections receive final strings.

import type { InLanguage } from '@app/domain/language/in-language'
import type { Locale } from '@app/domain/language/locale'
import { localizeIn } from '@app/domain/snapshot/localize-snapshot'
import type { Project } from '@app/domain/snapshot/project.schema'
import { snapshot } from './snapshot'

export type { InLanguage }

/** Localizes a value. `project` is the project that the texts belong to: `{area}` without a name refers to its area. */
export const localize = <T>(value: T, locale: Locale, project: Project | null = null): InLanguage<T> =>
  localizeIn(snapshot(), value, locale, project)
