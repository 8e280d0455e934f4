import type { Locale } from '@sillar/domain/content/localized.schema'
import { snapshot } from './snapshot'
import { spoken } from './spoken'

/** The certificates are told once, on the home page's record; both pages show the same ones. */
export function aboutContent(locale: Locale) {
  const about = spoken(snapshot().about, locale)
  const items = spoken(snapshot().home.certifications, locale)
  return { ...about, certifications: { ...about.certifications, items } }
}
export type AboutContent = ReturnType<typeof aboutContent>
