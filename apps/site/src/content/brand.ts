import type { ProjectKind } from '@sillar/domain/content/project.schema'

/** The logo in the colours of the page it stands on; the light one is for dark grounds. */
export function brandLogo(theme: ProjectKind, ground: 'light' | 'dark'): string {
  const variant = theme === 'apartment' ? 'logo-brand-apartment' : 'logo-brand'
  return ground === 'dark' ? `${variant}-light` : variant
}

export const brandMark = 'logo-mark'
