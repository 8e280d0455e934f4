import type { MediaText } from './media-text'

export const interiorTexts: Record<string, MediaText> = {
  'o2-living': {
    alt: {
      es: 'Sala de día con sofá claro, butaca terracota y mesas bajas sobre una alfombra; el ventanal da al balcón con plantas, los árboles y la ciudad',
      en: 'Living room by day with a pale sofa, a terracotta armchair and low tables on a rug; the wide window looks onto the planted balcony, trees and the city',
    },
    focal: { x: 55, y: 55 },
  },
  'o2-kitchen': {
    alt: {
      es: 'Cocina abierta con isla de piedra clara, tres bancos altos, lámparas terracota y muebles verdes, junto a un ventanal al balcón',
      en: 'Open kitchen with a pale stone island, three stools, terracotta lamps and green cabinets, beside a wide window onto the balcony',
    },
    focal: { x: 45, y: 60 },
  },
  'o2-bedroom': {
    alt: {
      es: 'Dormitorio de día con cama de madera y manta terracota, muro verde suave, una banca al pie y una butaca clara junto al ventanal',
      en: 'Bedroom by day with a timber bed and a terracotta throw, a soft green wall, a bench at its foot and a pale armchair by the window',
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
