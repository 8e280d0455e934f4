import type { MediaText } from './media-text'

const loop: MediaText = {
  alt: {
    es: 'Película sin sonido: un pueblo blanco con cúpulas azules frente al mar, desde el aire; después, un malecón entre la playa con sombrillas rojas y una piscina con palmeras',
    en: 'Silent film: a white village with blue domes facing the sea, from the air; then a boardwalk between the beach with red parasols and a pool with palms',
  },
}

export const homeTexts: Record<string, MediaText> = {
  'home-poster': {
    alt: {
      es: 'Pueblo blanco con cúpulas azules frente al mar, desde el aire: la orilla con espuma, sombrillas de paja y una fila de palmeras junto a las piscinas',
      en: 'White village with blue domes facing the sea, from the air: foam along the shore, straw parasols and a row of palms beside the pools',
    },
    focal: { x: 62, y: 45 },
  },
  'home-loop-mp4': loop,
  'home-loop-webm': loop,
  'home-loop-phone-mp4': loop,
  'home-loop-phone-webm': loop,
}
