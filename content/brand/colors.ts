import type { BrandColors, BrandTheme } from '@app/domain/brand/brand'

export const colors: BrandColors = {
  ink: '#1c284c',
  inkSoft: '#4a5370',
  accent: '#cbf000',
  white: '#ffffff',
  danger: '#b3261e',
  surface: '#f4f0ea',
  surfaceSunk: '#e9e2d9',
  surfaceLine: '#d8cec2',
  stone: '#f4f1ec',
  line: '#ddd8cf',
  muted: '#5c6480',
}

export const themes: Record<'condominium' | 'apartment', BrandTheme> = {
  condominium: { ink: '#1c284c', soft: '#4a5370', accent: '#cbf000', onAccent: '#1c284c', softOnInk: '#c3c9da' },
  apartment: { ink: '#10302f', soft: '#47605e', accent: '#12b092', onAccent: '#0a2226', softOnInk: '#b9d0cb' },
}
