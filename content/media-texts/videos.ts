import type { MediaText } from './media-text'

type VideoTexts = { poster: MediaText['alt']; description: MediaText['alt'] }

/** The description is for people who cannot see the video. */
const videos: Record<string, VideoTexts> = {
  santorini: {
    poster: {
      es: 'Piscina entre palmeras junto al mar y casas blancas con cúpulas azules, desde el aire',
      en: 'Pool among palms beside the sea and white houses with blue domes, from the air',
    },
    description: {
      es: 'Película sin sonido de Santorini: la piscina entre palmeras y el pueblo blanco desde el aire; un lote marcado con estacas junto a la calle; la piscina a ras del suelo, con el agua en movimiento',
      en: 'Silent film of Santorini: the pool among palms and the white village from the air; a lot marked out with stakes by the street; the pool from its edge, the water moving',
    },
  },
  coral: {
    poster: {
      es: 'Malecón de madera entre la playa con sombrillas claras y la piscina con palmeras',
      en: 'Timber boardwalk between the beach with pale parasols and the pool with palms',
    },
    description: {
      es: 'Película sin sonido de Coral: el malecón entre la playa y la piscina; un lote marcado con estacas junto a la vereda; la piscina al anochecer, con el agua en movimiento',
      en: 'Silent film of Coral: the boardwalk between beach and pool; a lot marked out with stakes beside the pavement; the pool at nightfall, its water moving',
    },
  },
  mykonos: {
    poster: {
      es: 'Pasaje de piedra entre muros blancos con postigos azules y buganvilias',
      en: 'Stone lane between white walls with blue shutters and bougainvillea',
    },
    description: {
      es: 'Película sin sonido de Mykonos: un pasaje de piedra con buganvilias; un lote marcado con estacas junto a la playa; casas blancas con molinos sobre la piscina',
      en: 'Silent film of Mykonos: a stone lane with bougainvillea; a lot marked out with stakes by the beach; white houses with windmills above the pool',
    },
  },
  zafiro: {
    poster: {
      es: 'Malecón de madera entre la playa con sombrillas y la piscina con palmeras',
      en: 'Timber boardwalk between the beach with parasols and the pool with palms',
    },
    description: {
      es: 'Película sin sonido de Zafiro: el malecón entre la playa y la piscina; un lote marcado con estacas junto a la playa; la piscina azul frente a las casas blancas',
      en: 'Silent film of Zafiro: the boardwalk between beach and pool; a lot marked out with stakes by the beach; the blue pool before the white houses',
    },
  },
  'punta-arena': {
    poster: {
      es: 'Pasarela de madera entre dunas con pastos, junto al mar',
      en: 'Boardwalk through grassy dunes, beside the sea',
    },
    description: {
      es: 'Película sin sonido de Punta Arena: la pasarela entre dunas, junto al mar; un lote marcado con estacas; las dunas con pastos y las casas bajas',
      en: 'Silent film of Punta Arena: the boardwalk through the dunes, beside the sea; a lot marked out with stakes; the grassy dunes and the low houses',
    },
  },
  'bahia-serena': {
    poster: {
      es: 'Piscina entre palmeras y casas con techo de palma en terrazas, al atardecer',
      en: 'Pool among palms and thatched houses on terraces, at sunset',
    },
    description: {
      es: 'Película sin sonido de Bahía Serena: la piscina entre palmeras y las casas con techo de palma, al atardecer; un lote marcado con estacas junto a la playa; la playa con sombrillas de palma, con las olas en movimiento',
      en: 'Silent film of Bahía Serena: the pool among palms and the thatched houses, at sunset; a lot marked out with stakes by the beach; the beach with thatched parasols, the waves moving',
    },
  },
  'punta-arena-2': {
    poster: {
      es: 'Pórtico de ingreso ancho entre palmeras, sobre una avenida',
      en: 'Wide entrance portal among palms, over an avenue',
    },
    description: {
      es: 'Película sin sonido de Punta Arena II: el pórtico de ingreso, entre palmeras; un lote marcado con estacas junto a la calle; la avenida con palmeras',
      en: 'Silent film of Punta Arena II: the entrance portal, among palms; a lot marked out with stakes by the street; the avenue with its palms',
    },
  },
  'prado-piamonte': {
    poster: {
      es: 'Avenida con árboles a los lados y un volcán nevado al fondo',
      en: 'Avenue lined with trees, a snow-capped volcano at its end',
    },
    description: {
      es: 'Película sin sonido de Prado Piamonte: la avenida arbolada, con el volcán al fondo; un lote marcado con estacas sobre el pasto; el ingreso de piedra, entre flores',
      en: 'Silent film of Prado Piamonte: the avenue lined with trees, the volcano at its end; a lot marked out with stakes on the grass; the stone entrance, among flowers',
    },
  },
  o2: {
    poster: {
      es: 'Balcones ondulados con plantas que cuelgan, a la altura de los pisos altos',
      en: 'Rippling balconies with hanging plants, level with the upper floors',
    },
    description: {
      es: 'Película sin sonido de O2: los balcones con plantas y los departamentos que se encienden; el ingreso y la vereda con árboles; la torre entera desde el parque',
      en: 'Silent film of O2: the planted balconies and the apartments lighting up; the entrance and its pavement with trees; the whole tower from the park',
    },
  },
  killa: {
    poster: {
      es: 'Balcones de madera y ventanas encendidas de un edificio color terracota, sobre techos de teja, al anochecer',
      en: 'Timber balconies and lit windows of a terracotta building, above tiled roofs, at nightfall',
    },
    description: {
      es: 'Película sin sonido de Killa: los balcones de madera sobre los techos de teja, al anochecer; la vereda, con las ventanas encendidas; el edificio entero, con la luna y los nevados',
      en: 'Silent film of Killa: the timber balconies above the tiled roofs, at nightfall; the pavement, with its lit windows; the whole building, with the moon and the snowy peaks',
    },
  },
}

export const videoTexts: Record<string, MediaText> = Object.fromEntries(
  Object.entries(videos).flatMap(([project, { poster, description }]): [string, MediaText][] => [
    [`${project}-video-poster`, { alt: poster, focal: { x: 50, y: 52 } }],
    [`${project}-video-mp4`, { alt: description }],
    [`${project}-video-webm`, { alt: description }],
  ]),
)
