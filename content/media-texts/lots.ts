import type { MediaText } from './media-text'

export const lotTexts: Record<string, MediaText> = {
  'santorini-lot': {
    alt: {
      es: 'Lote vacío número 14 con estacas y cordel en la arena, la calle adoquinada a un lado y el mar detrás; al fondo, una casa en obra y otra terminada',
      en: 'Empty lot number 14 with stakes and cord on the sand, the cobbled street beside it and the sea behind; beyond it, one house going up and one finished',
    },
    focal: { x: 48, y: 60 },
  },
  'santorini-lot-house': {
    alt: {
      es: 'El mismo lote 14 con una casa blanca como podría ser: cúpula, pérgola, terraza y un pequeño jardín junto a la vereda',
      en: 'The same lot 14 with a white house as it could be: dome, pergola, terrace and a small garden by the pavement',
    },
    focal: { x: 40, y: 50 },
  },
  'santorini-lot-view': {
    alt: {
      es: 'Desde el lote, más allá de las estacas: la arena, las sombrillas y el mar',
      en: 'From the lot, past its stakes: the sand, the parasols and the sea',
    },
    focal: { x: 50, y: 50 },
  },
  'mykonos-lot': {
    alt: {
      es: 'Lote vacío número 27 marcado con estacas junto a la playa, visto desde lo alto; a su lado, una casa en obra y casas blancas terminadas',
      en: 'Empty lot number 27 staked out beside the beach, seen from above; next to it a house going up and finished white houses',
    },
    focal: { x: 45, y: 60 },
  },
  'mykonos-lot-house': {
    alt: {
      es: 'El mismo lote 27 con una casa blanca de postigos azules como podría ser, entre la calle y la playa',
      en: 'The same lot 27 with a white, blue-shuttered house as it could be, between street and beach',
    },
    focal: { x: 45, y: 55 },
  },
  'mykonos-lot-view': {
    alt: {
      es: 'Desde el lote hacia la playa: estacas en primer plano, sombrillas y el mar azul',
      en: 'From the lot towards the beach: stakes in front, parasols and the blue sea',
    },
    focal: { x: 50, y: 50 },
  },
  'zafiro-lot': {
    alt: {
      es: 'Lote vacío número 8 con estacas y el trazo de una casa en cal, entre la calle asfaltada y la playa, visto desde lo alto',
      en: 'Empty lot number 8 with stakes and a house outlined in lime, between the asphalt street and the beach, seen from above',
    },
    focal: { x: 48, y: 55 },
  },
  'zafiro-lot-house': {
    alt: {
      es: 'El mismo lote 8 con una casa blanca de dos pisos como podría ser: pérgola, jardín y la playa detrás',
      en: 'The same lot 8 with a two-storey white house as it could be: pergola, garden and the beach behind',
    },
    focal: { x: 45, y: 50 },
  },
  'zafiro-lot-view': {
    alt: {
      es: 'Desde el lote hacia el mar: el cordel con cintas, la playa y las olas',
      en: 'From the lot towards the sea: the cord with its ribbons, the beach and the waves',
    },
    focal: { x: 50, y: 50 },
  },
  'coral-lot': {
    alt: {
      es: 'Lote vacío número 31 con estacas y un poste rojo en la arena, junto a la vereda; detrás, una casa en obra, palmeras y el mar',
      en: 'Empty lot number 31 with stakes and a red post on the sand, beside the pavement; behind it a house going up, palms and the sea',
    },
    focal: { x: 48, y: 58 },
  },
  'coral-lot-house': {
    alt: {
      es: 'El mismo lote 31 con una casa de dos pisos como podría ser: ventanales, pérgola y césped',
      en: 'The same lot 31 with a two-storey house as it could be: large windows, pergola and lawn',
    },
    focal: { x: 42, y: 50 },
  },
  'coral-lot-view': {
    alt: {
      es: 'Desde el lote hacia la playa: estacas, sombrillas rojas y claras, y el mar',
      en: 'From the lot towards the beach: stakes, red and pale parasols, and the sea',
    },
    focal: { x: 50, y: 50 },
  },
  'bahia-serena-lot': {
    alt: {
      es: 'Lote vacío número 19 marcado en la arena al atardecer, entre la calle con cocoteros y la playa',
      en: 'Empty lot number 19 marked out on the sand at sunset, between the street with its coconut palms and the beach',
    },
    focal: { x: 45, y: 58 },
  },
  'bahia-serena-lot-house': {
    alt: {
      es: 'El mismo lote 19 con una casa de techo de palma y balcón de madera como podría ser',
      en: 'The same lot 19 with a thatched house and timber balcony as it could be',
    },
    focal: { x: 42, y: 50 },
  },
  'bahia-serena-lot-view': {
    alt: {
      es: 'Desde el lote al atardecer: estacas en la arena, sombrillas y el mar',
      en: 'From the lot at sunset: stakes in the sand, parasols and the sea',
    },
    focal: { x: 50, y: 50 },
  },
  'punta-arena-lot': {
    alt: {
      es: 'Lote vacío número 42 con estacas en la arena, junto a la vereda; al lado, muros en obra, y dunas con pastos detrás',
      en: 'Empty lot number 42 with stakes on the sand, beside the pavement; next to it walls going up, and grassy dunes behind',
    },
    focal: { x: 48, y: 58 },
  },
  'punta-arena-lot-house': {
    alt: {
      es: 'El mismo lote 42 con una casa baja de color arena como podría ser: alero ancho, ventanal y una palmera',
      en: 'The same lot 42 with a low, sand-coloured house as it could be: broad eaves, a long window and a palm',
    },
    focal: { x: 42, y: 50 },
  },
  'punta-arena-lot-view': {
    alt: {
      es: 'Desde el lote hacia las dunas con pastos, bajo un cielo claro',
      en: 'From the lot towards the grassy dunes, under a clear sky',
    },
    focal: { x: 50, y: 50 },
  },
  'punta-arena-2-lot': {
    alt: {
      es: 'Lote vacío número 66 marcado en la arena junto a la avenida con palmeras, visto desde lo alto',
      en: 'Empty lot number 66 marked out on the sand beside the avenue with its palms, seen from above',
    },
    focal: { x: 45, y: 58 },
  },
  'punta-arena-2-lot-house': {
    alt: {
      es: 'El mismo lote 66 con una casa de dos pisos de color arena como podría ser, con pérgola y jardín',
      en: 'The same lot 66 with a two-storey, sand-coloured house as it could be, with pergola and garden',
    },
    focal: { x: 42, y: 52 },
  },
  'punta-arena-2-lot-view': {
    alt: {
      es: 'Desde el lote hacia las dunas: estacas en primer plano y pastos en la arena',
      en: 'From the lot towards the dunes: stakes in front and grass in the sand',
    },
    focal: { x: 50, y: 50 },
  },
  'prado-piamonte-lot': {
    alt: {
      es: 'Lote vacío número 12 en la pradera, con estacas y el trazo de una casa en cal; detrás, una casa en obra, álamos y el volcán',
      en: 'Empty lot number 12 on the meadow, with stakes and a house outlined in lime; behind it a house going up, poplars and the volcano',
    },
    focal: { x: 45, y: 55 },
  },
  'prado-piamonte-lot-house': {
    alt: {
      es: 'El mismo lote 12 con una casa blanca de dos pisos como podría ser: pérgola, césped y el volcán detrás',
      en: 'The same lot 12 with a two-storey white house as it could be: pergola, lawn and the volcano behind',
    },
    focal: { x: 45, y: 50 },
  },
  'prado-piamonte-lot-view': {
    alt: {
      es: 'Desde el lote hacia la pradera: estacas, álamos y el volcán nevado',
      en: 'From the lot towards the meadow: stakes, poplars and the snow-capped volcano',
    },
    focal: { x: 50, y: 50 },
  },
}
