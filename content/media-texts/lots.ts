import type { MediaText } from './media-text'

export const lotTexts: Record<string, MediaText> = {
  'santorini-lot': {
    alt: {
      es: 'Lote vacío número 14 con estacas y cordel en la arena, la calle adoquinada a un lado y el mar detrás; al fondo, una casa en obra y otra terminada',
      en: 'Empty lot number 14 with stakes and cord on the sand, the cobbled street beside it and the sea behind; beyond it, one house going up and one finished',
    },
    focal: { x: 48, y: 60 },
  },
  'zafiro-lot': {
    alt: {
      es: 'Lote vacío número 8 con estacas y el trazo de una casa en cal, entre la calle asfaltada y la playa, visto desde lo alto',
      en: 'Empty lot number 8 with stakes and a house outlined in lime, between the asphalt street and the beach, seen from above',
    },
    focal: { x: 48, y: 55 },
  },
  'prado-piamonte-lot': {
    alt: {
      es: 'Lote vacío número 12 en la pradera, con estacas y el trazo de una casa en cal; detrás, una casa en obra, álamos y el volcán',
      en: 'Empty lot number 12 on the meadow, with stakes and a house outlined in lime; behind it a house going up, poplars and the volcano',
    },
    focal: { x: 45, y: 55 },
  },
}
