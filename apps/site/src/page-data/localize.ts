// A page is in one language. `localize` also fills the figures a text names, so that sections only ever see strings
// that are ready to be read.

import type { InLanguage } from '@sillar/domain/language/in-language'
import type { Locale } from '@sillar/domain/language/localized.schema'
import { localizeIn } from '@sillar/domain/snapshot/localize-snapshot'
import type { Project } from '@sillar/domain/snapshot/project.schema'
import { snapshot } from './snapshot'

export type { InLanguage }

/** `own` is the project whose texts these are: `{area}` without a name means its area. */
export const localize = <T>(value: T, locale: Locale, own: Project | null = null): InLanguage<T> =>
  localizeIn(snapshot(), value, locale, own)
