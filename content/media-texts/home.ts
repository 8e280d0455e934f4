import type { MediaText } from './media-text'

export const homeTexts: Record<string, MediaText> = {
  'home-poster': {
    alt: {
      es: 'Vista aérea al atardecer de una piscina entre palmeras, la playa y casas blancas con cúpulas azules',
      en: 'Aerial view at golden hour of a pool among palms, the beach and white houses with blue domes',
    },
    focal: { x: 54, y: 52 },
  },
  'home-loop-mp4': {
    alt: {
      es: 'Vista aérea al atardecer de una piscina entre palmeras, la playa y casas blancas con cúpulas azules',
      en: 'Aerial view at golden hour of a pool among palms, the beach and white houses with blue domes',
    },
  },
  'home-loop-webm': {
    alt: {
      es: 'Vista aérea al atardecer de una piscina entre palmeras, la playa y casas blancas con cúpulas azules',
      en: 'Aerial view at golden hour of a pool among palms, the beach and white houses with blue domes',
    },
  },
}
