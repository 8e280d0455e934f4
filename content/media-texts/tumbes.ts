import type { MediaText } from './media-text'

export const tumbesTexts: Record<string, MediaText> = {
  'bahia-serena-aerial': {
    alt: {
      es: 'Vista aérea al atardecer: casas con techo de palma entre cocoteros, dos piscinas y la playa a la derecha',
      en: 'Aerial view at sunset: thatched houses among coconut palms, two pools and the beach on the right',
    },
    focal: { x: 50, y: 60 },
  },
  'bahia-serena-pano': {
    alt: {
      es: 'Panorama de 360 grados al borde de la piscina al atardecer: casas con techo de palma, cocoteros y el sol sobre la playa',
      en: '360-degree view from the edge of the pool at sunset: thatched houses, coconut palms and the sun over the beach',
    },
    focal: { x: 50, y: 50 },
  },
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
  'bahia-serena-hero-2': {
    alt: {
      es: 'Piscina redonda al atardecer, con sombrillas, palmeras y el sol sobre el mar',
      en: 'Round pool at sunset with parasols and palms, the low sun over the sea',
    },
    focal: { x: 46, y: 55 },
  },
  'bahia-serena-street': {
    alt: {
      es: 'Malecón de madera entre palmeras al atardecer, con sombrillas de palma en la playa',
      en: 'Timber promenade between palms at sunset, with thatched parasols on the beach',
    },
    focal: { x: 46, y: 58 },
  },
  'bahia-serena-terrace': {
    alt: {
      es: 'Tumbonas y sombrillas junto a la piscina, con palmeras a contraluz y el sol muy bajo',
      en: 'Loungers and parasols by the pool, palms against the light of a very low sun',
    },
    focal: { x: 52, y: 55 },
  },
  'bahia-serena-stage-1': {
    alt: {
      es: 'Terreno nivelado junto a la playa, con la piscina trazada en blanco y cerros verdes detrás',
      en: 'Levelled ground beside the beach, the pool marked out in white, green hills behind',
    },
    focal: { x: 48, y: 55 },
  },
  'bahia-serena-stage-2': {
    alt: {
      es: 'Piscina excavada, calles y cimientos de las casas, con excavadoras y camiones',
      en: 'Pool dug out, streets and house footings, with excavators and trucks',
    },
    focal: { x: 56, y: 55 },
  },
  'bahia-serena-stage-3': {
    alt: {
      es: 'Casas de concreto en construcción, una grúa y la piscina vacía de concreto, junto a la playa',
      en: 'Concrete houses under construction, a crane and the empty concrete pool beside the beach',
    },
    focal: { x: 56, y: 52 },
  },
  'bahia-serena-stage-4': {
    alt: {
      es: 'Piscina llena, palmeras y casas terminadas con techo de palma, vistas desde el aire',
      en: 'Filled pool, palms and finished thatched houses, seen from the air',
    },
    focal: { x: 58, y: 52 },
  },
}
