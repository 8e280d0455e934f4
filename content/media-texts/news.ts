import type { MediaText } from './media-text'

export const newsTexts: Record<string, MediaText> = {
  'news-oasis': {
    alt: {
      es: 'Laguna entre dunas altas, con palmeras que se reflejan en el agua, un muelle de madera y una sombrilla en la arena',
      en: 'Lagoon among high dunes, with palms mirrored in the water, a timber jetty and a parasol on the sand',
    },
    focal: { x: 50, y: 55 },
  },
}
