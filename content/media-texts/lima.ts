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
    focal: { x: 54, y: 18 },
  },
  'o2-street': {
    alt: {
      es: 'Primeros pisos de la torre desde la avenida, con lobby encendido y balcones con plantas',
      en: 'Lower floors of the tower from the avenue, with a lit lobby and planted balconies',
    },
    focal: { x: 62, y: 55 },
  },
  'o2-lobby': {
    alt: {
      es: 'Lobby con techo de listones, recepción ante un muro de piedra y sofás claros con cojines verdes',
      en: 'Lobby with a slatted ceiling, a reception desk before a stone wall and pale sofas with green cushions',
    },
    focal: { x: 48, y: 55 },
  },
  'o2-terrace': {
    alt: {
      es: 'Azotea con piso de madera, piscina y jardineras, y las luces de la ciudad al anochecer',
      en: 'Roof terrace with a timber deck, a pool and planters, and the city lights at dusk',
    },
    focal: { x: 66, y: 66 },
  },
  'o2-pano': {
    alt: {
      es: 'Panorama de 360 grados en la azotea al anochecer: pérgola, piscina, jardineras y la ciudad',
      en: '360-degree view from the roof terrace at dusk: pergola, pool, planters and the city',
    },
    focal: { x: 55, y: 50 },
  },
}
