import type { MediaText } from './media-text'

export const puntaDeBombonTexts: Record<string, MediaText> = {
  'zafiro-aerial': {
    alt: {
      es: 'Vista aérea de casas blancas modernas en hileras, dos piscinas rectangulares y la playa con sombrillas de paja',
      en: 'Aerial view of rows of modern white houses, two rectangular pools and the beach with straw parasols',
    },
    focal: { x: 50, y: 60 },
  },
  'zafiro-pano': {
    alt: {
      es: 'Panorama de 360 grados en el borde de la piscina rectangular: sombrillas, palmeras y casas blancas modernas',
      en: '360-degree view from the edge of the rectangular pool: parasols, palms and modern white houses',
    },
    focal: { x: 28, y: 50 },
  },
  'zafiro-hero-1': {
    alt: {
      es: 'Piscina de azul intenso frente a una fila de casas blancas con paneles de madera',
      en: 'Deep blue pool in front of a row of white houses with timber panels',
    },
    focal: { x: 68, y: 42 },
  },
  'zafiro-club': {
    alt: {
      es: 'Casa club de dos pisos con bar iluminado junto a una piscina azul, al caer la tarde',
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
  'zafiro-stage-1': {
    alt: {
      es: 'Terreno nivelado frente a la playa, con dos piscinas rectangulares trazadas en blanco y máquinas',
      en: 'Levelled ground behind the beach, two rectangular pools marked out in white, machines',
    },
    focal: { x: 66, y: 55 },
  },
  'zafiro-stage-2': {
    alt: {
      es: 'Piscinas excavadas, calles y cimientos sobre terrazas, con excavadoras y camiones',
      en: 'Pools dug out, streets and footings on terraces, with excavators and trucks',
    },
    focal: { x: 66, y: 52 },
  },
  'zafiro-stage-3': {
    alt: {
      es: 'Casas de concreto en construcción, una grúa y dos piscinas vacías frente a la playa',
      en: 'Concrete houses under construction, a crane and two empty pools behind the beach',
    },
    focal: { x: 48, y: 50 },
  },
  'zafiro-stage-4': {
    alt: {
      es: 'Casas blancas con paneles de madera y dos piscinas azules con palmeras, frente a la playa',
      en: 'White houses with timber panels and two blue pools with palms, behind the beach',
    },
    focal: { x: 64, y: 55 },
  },
  'punta-arena-aerial': {
    alt: {
      es: 'Vista aérea de casas bajas color arena entre dunas, una pasarela de madera y la playa a la izquierda',
      en: 'Aerial view of low sand-coloured houses among dunes, a boardwalk and the beach on the left',
    },
    focal: { x: 55, y: 60 },
  },
  'punta-arena-pano': {
    alt: {
      es: 'Panorama de 360 grados desde la pasarela de madera: dunas, casas bajas con pérgola y el mar al fondo',
      en: '360-degree view from the timber boardwalk: dunes, low houses with pergolas and the sea beyond',
    },
    focal: { x: 50, y: 50 },
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
  'punta-arena-stage-1': {
    alt: {
      es: 'Vía de tierra abierta entre dunas, con hitos, una excavadora, un camión y un rodillo',
      en: 'Dirt road opened among dunes, with stakes, an excavator, a truck and a roller',
    },
    focal: { x: 60, y: 52 },
  },
  'punta-arena-stage-2': {
    alt: {
      es: 'Vía nivelada entre dunas y cimientos de las casas a ambos lados, con máquinas',
      en: 'Graded road among dunes, with house footings on both sides and machines',
    },
    focal: { x: 62, y: 55 },
  },
  'punta-arena-stage-3': {
    alt: {
      es: 'Casas bajas de concreto y ladrillo en construcción entre dunas, con una grúa',
      en: 'Low concrete and brick houses under construction among dunes, with a crane',
    },
    focal: { x: 42, y: 52 },
  },
  'punta-arena-stage-4': {
    alt: {
      es: 'Casas bajas de color arena con pérgolas y piscinas pequeñas, entre dunas con pastos',
      en: 'Low sand-coloured houses with pergolas and plunge pools, among grassy dunes',
    },
    focal: { x: 52, y: 58 },
  },
  'punta-arena-2-aerial': {
    alt: {
      es: 'Vista aérea de la avenida de ingreso con palmeras, manzanas de lotes y casas color arena, y dunas al fondo',
      en: 'Aerial view of the palm-lined entrance avenue, blocks of lots with sand-coloured houses, and dunes behind',
    },
    focal: { x: 55, y: 60 },
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
  'punta-arena-2-pano': {
    alt: {
      es: 'Panorama de 360 grados entre la piscina y el bar con pérgola: tumbonas, palmeras y dunas',
      en: '360-degree view between the pool and the bar with its pergola: loungers, palms and dunes',
    },
    focal: { x: 45, y: 50 },
  },
  'punta-arena-2-stage-1': {
    alt: {
      es: 'Lotes con hitos en la arena, una vía compactada, un rodillo y una excavadora',
      en: 'Staked lots on the sand, a compacted roadbed, a roller and an excavator',
    },
    focal: { x: 62, y: 60 },
  },
  'punta-arena-2-stage-2': {
    alt: {
      es: 'Calle con sardineles y veredas de adoquín; dos máquinas amarillas trabajando',
      en: 'Street with kerbs and paved footways; two yellow machines at work',
    },
    focal: { x: 52, y: 58 },
  },
  'punta-arena-2-stage-3': {
    alt: {
      es: 'Calle asfaltada entre casas de concreto y ladrillo en construcción',
      en: 'Asphalt street between concrete and brick houses under construction',
    },
    focal: { x: 62, y: 52 },
  },
  'punta-arena-2-stage-4': {
    alt: {
      es: 'Calle terminada con palmeras, jardines y casas claras de dos pisos',
      en: 'Finished street with palms, planting and pale two-storey houses',
    },
    focal: { x: 45, y: 52 },
  },
  'coral-aerial': {
    alt: {
      es: 'Vista aérea de la costa: olas, sombrillas rojas y blancas, malecón de madera, piscinas y casas blancas en terrazas',
      en: 'Aerial view along the coast: waves, red and white parasols, a timber promenade, pools and terraced white houses',
    },
    focal: { x: 60, y: 60 },
  },
  'coral-pano': {
    alt: {
      es: 'Panorama de 360 grados desde el malecón de madera: la playa con sombrillas a un lado y las piscinas con palmeras al otro',
      en: '360-degree view from the timber promenade: the beach with parasols on one side, pools and palms on the other',
    },
    focal: { x: 50, y: 50 },
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
  'coral-stage-1': {
    alt: {
      es: 'Terreno nivelado frente al mar, con hitos, la piscina trazada en blanco y máquinas',
      en: 'Levelled ground facing the sea, with stakes, the pool marked out in white and machines',
    },
    focal: { x: 48, y: 50 },
  },
  'coral-stage-2': {
    alt: {
      es: 'Calles y cimientos en hileras frente al mar, con la piscina excavada',
      en: 'Streets and rows of footings facing the sea, with the pool dug out',
    },
    focal: { x: 58, y: 50 },
  },
  'coral-stage-3': {
    alt: {
      es: 'Casas de dos pisos en concreto y ladrillo, dos grúas y la piscina vacía, junto al mar',
      en: 'Two-storey houses in concrete and brick, two cranes and the empty pool, by the sea',
    },
    focal: { x: 66, y: 58 },
  },
  'coral-stage-4': {
    alt: {
      es: 'Casas blancas con partes rojas, piscina curva, palmeras y sombrillas rojas frente al mar',
      en: 'White houses with red parts, a curved pool, palms and red parasols facing the sea',
    },
    focal: { x: 48, y: 55 },
  },
}
