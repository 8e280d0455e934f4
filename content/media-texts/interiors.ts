import type { MediaText } from './media-text'

export const interiorTexts: Record<string, MediaText> = {
  'o2-living': {
    alt: {
      es: 'Sala de día con sofá claro, mesa redonda y un ventanal al balcón con plantas; detrás, árboles y la ciudad',
      en: 'Living room by day with a pale sofa, a round table and a wide window onto the planted balcony; trees and the city beyond',
    },
    focal: { x: 55, y: 55 },
  },
  'o2-kitchen': {
    alt: {
      es: 'Cocina abierta con isla de madera, tres bancos y lámparas colgantes, junto a una ventana al balcón',
      en: 'Open kitchen with a timber island, three stools and hanging lamps, beside a window onto the balcony',
    },
    focal: { x: 45, y: 60 },
  },
  'o2-bedroom': {
    alt: {
      es: 'Dormitorio de día con cama de madera, muro verde suave, clóset blanco y vista a la ciudad',
      en: 'Bedroom by day with a timber bed, a soft green wall, a white wardrobe and a view of the city',
    },
    focal: { x: 60, y: 55 },
  },
  'killa-living': {
    alt: {
      es: 'Sala de día con piso de madera rojiza, sofá claro y un ventanal hacia techos de teja y cerros',
      en: 'Living room by day with a reddish timber floor, a pale sofa and a wide window towards tiled roofs and hills',
    },
    focal: { x: 55, y: 55 },
  },
  'killa-kitchen': {
    alt: {
      es: 'Cocina terracota con isla de madera y lámparas colgantes; en la ventana, techos de teja',
      en: 'Terracotta kitchen with a timber island and hanging lamps; tiled roofs in the window',
    },
    focal: { x: 45, y: 60 },
  },
  'killa-bedroom': {
    alt: {
      es: 'Dormitorio de día con cama de madera y muro de color tierra; por la ventana, techos de teja',
      en: 'Bedroom by day with a timber bed and an earth-coloured wall; tiled roofs through the window',
    },
    focal: { x: 60, y: 55 },
  },
}
