import type { BrandColors, BrandTheme } from '@app/domain/brand/brand'

export const colors: BrandColors = {
  ink: '#1f3d2b',
  inkSoft: '#4c6154',
  accent: '#f2a541',
  white: '#ffffff',
  danger: '#a3261a',
  surface: '#f5f6f0',
  surfaceSunk: '#e8ebe0',
  surfaceLine: '#d3d8c8',
  stone: '#f5f6f0',
  line: '#d3d8c8',
  muted: '#5a6b60',
}

const theme: BrandTheme = {
  ink: '#1f3d2b',
  soft: '#4c6154',
  accent: '#f2a541',
  onAccent: '#1f3d2b',
  softOnInk: '#c5d3c9',
}
export const themes: Record<'condominium' | 'apartment', BrandTheme> = { condominium: theme, apartment: theme }
