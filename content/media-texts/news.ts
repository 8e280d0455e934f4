import type { MediaText } from './media-text'

const newsLoop: MediaText = {
  alt: {
    es: 'Película sin sonido: una obra junto al mar, con una grúa y casas de concreto; piscinas recién excavadas, con máquinas; una playa con sombrillas de palma, con las olas en movimiento',
    en: 'Silent film: building work by the sea, with a crane and concrete houses; pools just dug out, with machines; a beach with thatched parasols, the waves moving',
  },
}

export const newsTexts: Record<string, MediaText> = {
  'news-poster': {
    alt: {
      es: 'Obra junto al mar: una grúa amarilla sobre hileras de casas de concreto y una piscina vacía',
      en: 'Building work by the sea: a yellow crane above rows of concrete houses and an empty pool',
    },
    focal: { x: 55, y: 50 },
  },
  'news-loop-mp4': newsLoop,
  'news-loop-webm': newsLoop,
  'news-loop-phone-mp4': newsLoop,
  'news-loop-phone-webm': newsLoop,
  'news-oasis': {
    alt: {
      es: 'Laguna entre dunas altas, con palmeras que se reflejan en el agua, un muelle de madera y una sombrilla en la arena',
      en: 'Lagoon among high dunes, with palms mirrored in the water, a timber jetty and a parasol on the sand',
    },
    focal: { x: 50, y: 55 },
  },
  'news-fair': {
    alt: {
      es: 'Puesto de feria con una maqueta, tres láminas de proyectos y un mostrador de piedra y madera, sin gente',
      en: 'Fair stand with a scale model, three boards of projects and a counter of stone and timber, nobody in it',
    },
    focal: { x: 50, y: 55 },
  },
  'news-sales-room': {
    alt: {
      es: 'Sala de ventas luminosa con una maqueta al centro, láminas en la pared y una mesa para conversar',
      en: 'Bright sales room with a scale model in the middle, boards on the wall and a table to talk at',
    },
    focal: { x: 48, y: 58 },
  },
  'social-school': {
    alt: {
      es: 'Salón de clases luminoso con carpetas, cuadernos y mochilas de colores, listo para el primer día',
      en: 'Bright classroom with desks, notebooks and colourful backpacks, ready for the first day',
    },
    focal: { x: 50, y: 58 },
  },
  'social-trees': {
    alt: {
      es: 'Árboles jóvenes recién plantados en hileras en la pradera, con tutores y regaderas; detrás, álamos y el volcán',
      en: 'Young trees newly planted in rows on the meadow, with stakes and watering cans; poplars and the volcano behind',
    },
    focal: { x: 55, y: 55 },
  },
}
