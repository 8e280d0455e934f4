import type { ProjectKind } from '@sillar/domain/content/project.schema'
import { snapshot } from './snapshot'

const logos = () => snapshot().siteSettings.logos

/** The logo in the colours of the page it stands on. */
export function brandLogo(theme: ProjectKind, ground: 'light' | 'dark'): string {
  const { condominium, condominiumOnDark, apartment, apartmentOnDark } = logos()
  if (theme === 'apartment') return ground === 'dark' ? apartmentOnDark : apartment
  return ground === 'dark' ? condominiumOnDark : condominium
}

export const brandMark = () => logos().mark
