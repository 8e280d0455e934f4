import type { MediaText } from './media-text'

/** The text of a film tells it from beginning to end: it is what is read where the film is not seen. */
export const filmTexts: Record<string, MediaText> = {
  'santorini-film-poster': {
    alt: {
      es: 'Piscina entre palmeras junto al mar y casas blancas con cúpulas azules, desde el aire',
      en: 'Pool among palms beside the sea and white houses with blue domes, from the air',
    },
    focal: { x: 50, y: 52 },
  },
  'santorini-film-mp4': {
    alt: {
      es: 'Película sin sonido de Santorini: la piscina entre palmeras y el pueblo blanco desde el aire; un lote marcado con estacas junto a la calle; la piscina a ras del suelo, con el agua en movimiento',
      en: 'Silent film of Santorini: the pool among palms and the white village from the air; a lot marked out with stakes by the street; the pool from its edge, the water moving',
    },
  },
  'santorini-film-webm': {
    alt: {
      es: 'Película sin sonido de Santorini: la piscina entre palmeras y el pueblo blanco desde el aire; un lote marcado con estacas junto a la calle; la piscina a ras del suelo, con el agua en movimiento',
      en: 'Silent film of Santorini: the pool among palms and the white village from the air; a lot marked out with stakes by the street; the pool from its edge, the water moving',
    },
  },
  'coral-film-poster': {
    alt: {
      es: 'Malecón de madera entre la playa con sombrillas claras y la piscina con palmeras',
      en: 'Timber boardwalk between the beach with pale parasols and the pool with palms',
    },
    focal: { x: 50, y: 52 },
  },
  'coral-film-mp4': {
    alt: {
      es: 'Película sin sonido de Coral: el malecón entre la playa y la piscina; un lote marcado con estacas junto a la vereda; la piscina al anochecer, con el agua en movimiento',
      en: 'Silent film of Coral: the boardwalk between beach and pool; a lot marked out with stakes beside the pavement; the pool at nightfall, its water moving',
    },
  },
  'coral-film-webm': {
    alt: {
      es: 'Película sin sonido de Coral: el malecón entre la playa y la piscina; un lote marcado con estacas junto a la vereda; la piscina al anochecer, con el agua en movimiento',
      en: 'Silent film of Coral: the boardwalk between beach and pool; a lot marked out with stakes beside the pavement; the pool at nightfall, its water moving',
    },
  },
  'mykonos-film-poster': {
    alt: {
      es: 'Pasaje de piedra entre muros blancos con postigos azules y buganvilias',
      en: 'Stone lane between white walls with blue shutters and bougainvillea',
    },
    focal: { x: 50, y: 52 },
  },
  'mykonos-film-mp4': {
    alt: {
      es: 'Película sin sonido de Mykonos: un pasaje de piedra con buganvilias; un lote marcado con estacas junto a la playa; casas blancas con molinos sobre la piscina',
      en: 'Silent film of Mykonos: a stone lane with bougainvillea; a lot marked out with stakes by the beach; white houses with windmills above the pool',
    },
  },
  'mykonos-film-webm': {
    alt: {
      es: 'Película sin sonido de Mykonos: un pasaje de piedra con buganvilias; un lote marcado con estacas junto a la playa; casas blancas con molinos sobre la piscina',
      en: 'Silent film of Mykonos: a stone lane with bougainvillea; a lot marked out with stakes by the beach; white houses with windmills above the pool',
    },
  },
  'zafiro-film-poster': {
    alt: {
      es: 'Malecón de madera entre la playa con sombrillas y la piscina con palmeras',
      en: 'Timber boardwalk between the beach with parasols and the pool with palms',
    },
    focal: { x: 50, y: 52 },
  },
  'zafiro-film-mp4': {
    alt: {
      es: 'Película sin sonido de Zafiro: el malecón entre la playa y la piscina; un lote marcado con estacas junto a la playa; la piscina azul frente a las casas blancas',
      en: 'Silent film of Zafiro: the boardwalk between beach and pool; a lot marked out with stakes by the beach; the blue pool before the white houses',
    },
  },
  'zafiro-film-webm': {
    alt: {
      es: 'Película sin sonido de Zafiro: el malecón entre la playa y la piscina; un lote marcado con estacas junto a la playa; la piscina azul frente a las casas blancas',
      en: 'Silent film of Zafiro: the boardwalk between beach and pool; a lot marked out with stakes by the beach; the blue pool before the white houses',
    },
  },
  'punta-arena-film-poster': {
    alt: {
      es: 'Pasarela de madera entre dunas con pastos, junto al mar',
      en: 'Boardwalk through grassy dunes, beside the sea',
    },
    focal: { x: 50, y: 52 },
  },
  'punta-arena-film-mp4': {
    alt: {
      es: 'Película sin sonido de Punta Arena: la pasarela entre dunas, junto al mar; un lote marcado con estacas; las dunas con pastos y las casas bajas',
      en: 'Silent film of Punta Arena: the boardwalk through the dunes, beside the sea; a lot marked out with stakes; the grassy dunes and the low houses',
    },
  },
  'punta-arena-film-webm': {
    alt: {
      es: 'Película sin sonido de Punta Arena: la pasarela entre dunas, junto al mar; un lote marcado con estacas; las dunas con pastos y las casas bajas',
      en: 'Silent film of Punta Arena: the boardwalk through the dunes, beside the sea; a lot marked out with stakes; the grassy dunes and the low houses',
    },
  },
}
