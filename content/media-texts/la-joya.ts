import type { MediaText } from './media-text'

export const laJoyaTexts: Record<string, MediaText> = {
  'prado-piamonte-hero-1': {
    alt: {
      es: 'Ingreso con pórtico de piedra, flores y álamos, y un volcán nevado al fondo de la calle',
      en: 'Entrance with a stone gateway, flowers and poplars, and a snow-capped volcano at the end of the road',
    },
    focal: { x: 46, y: 45 },
  },
  'prado-piamonte-street': {
    alt: {
      es: 'Avenida con árboles y veredas que termina en la vista de un volcán nevado',
      en: 'Tree-lined avenue with pavements, ending in the view of a snow-capped volcano',
    },
    focal: { x: 52, y: 45 },
  },
  'prado-piamonte-meadow': {
    alt: {
      es: 'Sendero con cerca de madera en una pradera; casas blancas, álamos y un volcán nevado detrás',
      en: 'Footpath with a timber fence across a meadow; white houses, poplars and a snow-capped volcano behind',
    },
    focal: { x: 56, y: 50 },
  },
}
