import type { MediaText } from './media-text'

export const tumbesTexts: Record<string, MediaText> = {
  'bahia-serena-hero-1': {
    alt: {
      es: 'Piscina curva al atardecer, rodeada de palmeras y casas con techo de palma',
      en: 'Curved pool at sunset, surrounded by palms and thatched houses',
    },
    focal: { x: 72, y: 48 },
  },
  'bahia-serena-beach': {
    alt: {
      es: 'Playa al atardecer con tumbonas de madera bajo sombrillas de palma',
      en: 'Beach at sunset with timber loungers under thatched parasols',
    },
    focal: { x: 76, y: 58 },
  },
}
