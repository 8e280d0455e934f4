import type { MediaText } from './media-text'

export const interiorTexts: Record<string, MediaText> = {
  'o2-living': {
    alt: {
      es: 'Sala de día con sofá claro, mesa redonda y un ventanal al balcón con plantas; detrás, árboles y la ciudad',
      en: 'Living room by day with a pale sofa, a round table and a wide window onto the planted balcony; trees and the city beyond',
    },
    focal: { x: 55, y: 55 },
  },
}
