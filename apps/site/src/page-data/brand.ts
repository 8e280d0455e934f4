import type { Locale } from '@app/domain/language/locale'
import type { ProjectKind } from '@app/domain/snapshot/project.schema'
import { svgImageOf } from './media'
import { snapshot } from './snapshot'
import { tracked } from './tracked'

/** Returns the logo for the theme and background of a page. */
export const brandLogo = tracked('brandLogo', (theme: ProjectKind, background: 'light' | 'dark', locale: Locale) => {
  const { condominium, condominiumOnDark, apartment, apartmentOnDark } = snapshot().siteSettings.logos
  const onLight = theme === 'apartment' ? apartment : condominium
  const onDark = theme === 'apartment' ? apartmentOnDark : condominiumOnDark
  return svgImageOf(background === 'dark' ? onDark : onLight, locale)
})

export const brandMark = tracked('brandMark', (locale: Locale) =>
  svgImageOf(snapshot().siteSettings.logos.mark, locale),
)
