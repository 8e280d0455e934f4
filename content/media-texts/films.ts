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
}
