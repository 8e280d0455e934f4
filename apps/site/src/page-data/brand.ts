import type { Locale } from '@sillar/domain/language/localized.schema'
import type { ProjectKind } from '@sillar/domain/snapshot/project.schema'
import { drawingOf } from './media'
import { snapshot } from './snapshot'

/** The logo in the colours of the page it stands on. */
export function brandLogo(theme: ProjectKind, ground: 'light' | 'dark', locale: Locale) {
  const { condominium, condominiumOnDark, apartment, apartmentOnDark } = snapshot().siteSettings.logos
  const onLight = theme === 'apartment' ? apartment : condominium
  const onDark = theme === 'apartment' ? apartmentOnDark : condominiumOnDark
  return drawingOf(ground === 'dark' ? onDark : onLight, locale)
}

export const brandMark = (locale: Locale) => drawingOf(snapshot().siteSettings.logos.mark, locale)
