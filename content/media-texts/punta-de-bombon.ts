import type { MediaText } from './media-text'

export const puntaDeBombonTexts: Record<string, MediaText> = {
  'zafiro-hero-1': {
    alt: {
      es: 'Piscina de azul intenso frente a una fila de casas blancas con paneles de madera',
      en: 'Deep blue pool in front of a row of white houses with timber panels',
    },
    focal: { x: 68, y: 42 },
  },
  'zafiro-club': {
    alt: {
      es: 'Club house de dos pisos con bar iluminado junto a una piscina azul, al caer la tarde',
      en: 'Two-storey clubhouse with a lit bar beside a blue pool in the early evening',
    },
    focal: { x: 64, y: 55 },
  },
  'zafiro-beach': {
    alt: {
      es: 'Espuma de una ola sobre la playa; sombrillas de paja, palmeras y casas blancas al fondo',
      en: 'Foam of a wave running up the beach; straw parasols, palms and white houses behind',
    },
    focal: { x: 62, y: 48 },
  },
  'zafiro-terrace': {
    alt: {
      es: 'Dos piscinas azules con sombrillas y palmeras, vistas desde una terraza, y el mar detrás',
      en: 'Two blue pools with parasols and palms seen from a terrace, the sea behind',
    },
    focal: { x: 48, y: 52 },
  },
  'punta-arena-hero-1': {
    alt: {
      es: 'Pasarela de madera entre dunas con pastos, casas bajas de color arena y el mar a la izquierda',
      en: 'Boardwalk through grassy dunes, low sand-coloured houses and the sea on the left',
    },
    focal: { x: 35, y: 58 },
  },
  'punta-arena-street': {
    alt: {
      es: 'Pasarela con baranda de cuerda entre agaves y dunas, con casas bajas a la derecha',
      en: 'Rope-railed boardwalk among agaves and dunes, with low houses on the right',
    },
    focal: { x: 68, y: 55 },
  },
  'punta-arena-beach': {
    alt: {
      es: 'Playa ancha con sombrillas y tumbonas; casas bajas de color arena entre dunas',
      en: 'Wide beach with parasols and loungers; low sand-coloured houses among dunes',
    },
    focal: { x: 76, y: 48 },
  },
  'punta-arena-terrace': {
    alt: {
      es: 'Terraza con pérgola de madera, muro de piedra y piscina pequeña, junto a las dunas y el mar',
      en: 'Terrace with a timber pergola, a stone wall and a small pool, beside the dunes and the sea',
    },
    focal: { x: 44, y: 58 },
  },
  'punta-arena-progress-1': {
    alt: {
      es: 'Vía de tierra abierta entre dunas, con hitos, una excavadora, un camión y un rodillo',
      en: 'Dirt road opened among dunes, with stakes, an excavator, a truck and a roller',
    },
    focal: { x: 60, y: 52 },
  },
  'punta-arena-2-hero-1': {
    alt: {
      es: 'Avenida asfaltada con palmeras y postes, entre lotes de arena con las primeras casas',
      en: 'Asphalt avenue with palms and lamp posts between sandy lots and the first houses',
    },
    focal: { x: 52, y: 55 },
  },
  'punta-arena-2-street': {
    alt: {
      es: 'Vereda con jardín y palmeras junto a la avenida; a la derecha, una casa con pérgola',
      en: 'Planted pavement with palms along the avenue; on the right, a house with a pergola',
    },
    focal: { x: 68, y: 52 },
  },
  'punta-arena-2-club': {
    alt: {
      es: 'Piscina frente a un pabellón con bar iluminado y pérgola, entre dunas y palmeras',
      en: 'Pool in front of a pavilion with a lit bar and a pergola, among dunes and palms',
    },
    focal: { x: 60, y: 62 },
  },
  'punta-arena-2-terrace': {
    alt: {
      es: 'Fogón redondo encendido entre sofás con cojines naranjas; detrás, palmeras y dunas',
      en: 'Round fire pit burning between sofas with orange cushions; palms and dunes behind',
    },
    focal: { x: 54, y: 62 },
  },
  'punta-arena-2-progress-1': {
    alt: {
      es: 'Lotes con hitos en la arena, una vía compactada, un rodillo y una excavadora',
      en: 'Staked lots on the sand, a compacted roadbed, a roller and an excavator',
    },
    focal: { x: 62, y: 60 },
  },
  'punta-arena-2-progress-2': {
    alt: {
      es: 'Calle con sardineles y veredas de adoquín; dos máquinas amarillas trabajando',
      en: 'Street with kerbs and paved footways; two yellow machines at work',
    },
    focal: { x: 52, y: 58 },
  },
  'punta-arena-2-progress-3': {
    alt: {
      es: 'Calle asfaltada entre casas de concreto y ladrillo en construcción',
      en: 'Asphalt street between concrete and brick houses under construction',
    },
    focal: { x: 62, y: 52 },
  },
  'punta-arena-2-progress-4': {
    alt: {
      es: 'Calle terminada con palmeras, jardines y casas claras de dos pisos',
      en: 'Finished street with palms, planting and pale two-storey houses',
    },
    focal: { x: 45, y: 52 },
  },
  'coral-hero-1': {
    alt: {
      es: 'Malecón de madera entre una playa con sombrillas rojas y una piscina con palmeras',
      en: 'Boardwalk between a beach with red parasols and a pool lined with palms',
    },
    focal: { x: 58, y: 58 },
  },
  'coral-club': {
    alt: {
      es: 'Playa ancha con sombrillas rojas y claras; palmeras y casas blancas al fondo',
      en: 'Wide beach with red and pale parasols; palms and white houses in the distance',
    },
    focal: { x: 72, y: 50 },
  },
  'coral-pool': {
    alt: {
      es: 'Piscina de borde curvo con tumbonas y sombrillas claras y rojas',
      en: 'Curved pool with loungers under pale and red parasols',
    },
    focal: { x: 62, y: 52 },
  },
  'coral-street': {
    alt: {
      es: 'Malecón de madera con la playa a la izquierda y palmeras a la derecha',
      en: 'Timber promenade with the beach on the left and palms on the right',
    },
    focal: { x: 52, y: 55 },
  },
}
