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
  'prado-piamonte-hero-2': {
    alt: {
      es: 'Casa club con techo de teja y piscina en medio de la pradera, con un volcán nevado detrás',
      en: 'Clubhouse with a tiled roof and a pool in the middle of the meadow, a snow-capped volcano behind',
    },
    focal: { x: 54, y: 45 },
  },
  'prado-piamonte-club': {
    alt: {
      es: 'Piscina larga con sombrillas ante una casa club de piedra, teja y madera; detrás, el volcán',
      en: 'Long pool with parasols before a clubhouse of stone, tile and timber; the volcano behind',
    },
    focal: { x: 52, y: 60 },
  },
  'prado-piamonte-stage-1': {
    alt: {
      es: 'Lotes con hitos en la pradera, la base de una avenida, un rodillo y una excavadora',
      en: 'Staked lots on the meadow, the base of an avenue, a roller and an excavator',
    },
    focal: { x: 46, y: 66 },
  },
  'prado-piamonte-stage-2': {
    alt: {
      es: 'Avenida con sardineles y veredas nuevas en la pradera; dos máquinas amarillas',
      en: 'Avenue with new kerbs and pavements across the meadow; two yellow machines',
    },
    focal: { x: 42, y: 62 },
  },
  'prado-piamonte-stage-3': {
    alt: {
      es: 'Avenida asfaltada y casas de concreto y ladrillo en construcción',
      en: 'Asphalt avenue and concrete and brick houses under construction',
    },
    focal: { x: 34, y: 62 },
  },
  'prado-piamonte-stage-4': {
    alt: {
      es: 'Avenida con árboles y flores, casas blancas con jardín y un volcán nevado al fondo',
      en: 'Avenue with trees and flowers, white houses with gardens and a snow-capped volcano behind',
    },
    focal: { x: 34, y: 55 },
  },
  'prado-piamonte-pano': {
    alt: {
      es: 'Panorama de 360 grados junto a la piscina: casa club con techo de teja, pradera y el volcán',
      en: '360-degree view beside the pool: tiled-roof clubhouse, meadow and the volcano',
    },
    focal: { x: 52, y: 50 },
  },
  'prado-piamonte-aerial': {
    alt: {
      es: 'La avenida arbolada entre lotes y casas blancas, vista desde el aire, con el volcán nevado al fondo',
      en: 'The tree-lined avenue between lots and white houses from the air, with the snow-capped volcano behind',
    },
    focal: { x: 52, y: 55 },
  },
}
