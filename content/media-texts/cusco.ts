import type { MediaText } from './media-text'

export const cuscoTexts: Record<string, MediaText> = {
  'killa-hero-1': {
    alt: {
      es: 'Edificio terracota con balcones de madera y techo de teja al anochecer, con luna y nevados',
      en: 'Terracotta building with timber balconies and a tiled roof at nightfall, with the moon and snowy peaks',
    },
    focal: { x: 54, y: 50 },
  },
  'killa-street': {
    alt: {
      es: 'Base de piedra del edificio con ventanas encendidas, jardineras y un farol, de noche',
      en: 'Stone base of the building with lit windows, planters and a street lamp, at night',
    },
    focal: { x: 48, y: 55 },
  },
  'killa-building': {
    alt: {
      es: 'Edificio completo al anochecer: base de piedra, balcones de madera, techo de teja y la luna',
      en: 'The whole building at nightfall: stone base, timber balconies, tiled roof and the moon',
    },
    focal: { x: 52, y: 18 },
  },
  'killa-lobby': {
    alt: {
      es: 'Lobby con piso de losetas rojas, vigas de madera, recepción ante un muro de piedra y sofás junto a la ventana',
      en: 'Lobby with red tile floor, timber beams, a reception desk before a stone wall and sofas by the window',
    },
    focal: { x: 42, y: 58 },
  },
  'killa-terrace': {
    alt: {
      es: 'Azotea con piso de losetas, fogón encendido, sofás y pérgola; detrás, techos de teja y nevados',
      en: 'Tiled roof terrace with a burning fire pit, sofas and a pergola; tiled roofs and snowy peaks behind',
    },
    focal: { x: 62, y: 62 },
  },
  'killa-pano': {
    alt: {
      es: 'Panorama de 360 grados en la azotea de noche: pérgola, fogón, techos de teja, luna y nevados',
      en: '360-degree view from the roof terrace at night: pergola, fire pit, tiled roofs, moon and snowy peaks',
    },
    focal: { x: 55, y: 50 },
  },
}
