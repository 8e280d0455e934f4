import type { MediaText } from './media-text'

export const limaTexts: Record<string, MediaText> = {
  'o2-hero-1': {
    alt: {
      es: 'Torre blanca de balcones ondulados con plantas, al anochecer, vista desde un parque',
      en: 'White tower with rippling planted balconies at dusk, seen from a park',
    },
    focal: { x: 56, y: 48 },
  },
  'o2-hero-2': {
    alt: {
      es: 'Torre con balcones llenos de plantas y jardín en la azotea, vista desde el aire al atardecer',
      en: 'Tower with plant-filled balconies and a roof garden, seen from the air at sunset',
    },
    focal: { x: 52, y: 48 },
  },
  'o2-building': {
    alt: {
      es: 'Torre de balcones ondulados con plantas y lobby iluminado, al anochecer',
      en: 'Tower of rippling planted balconies with a lit lobby, at dusk',
    },
    focal: { x: 54, y: 50 },
  },
}
