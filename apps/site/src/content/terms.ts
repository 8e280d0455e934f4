import type { Locale } from '@sillar/domain/content/localized.schema'
import { snapshot } from './snapshot'
import { spoken } from './spoken'

export const termsPage = (locale: Locale) => spoken(snapshot().termsPage, locale)

export const termsSections = (locale: Locale) =>
  spoken(snapshot().termsSections, locale).sort((one, other) => one.order - other.order)
export type TermsSectionView = ReturnType<typeof termsSections>[number]
