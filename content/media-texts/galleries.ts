import type { MediaText } from './media-text'

export const galleryTexts: Record<string, MediaText> = {
  'santorini-walk': {
    alt: {
      es: 'Malecón de madera entre la playa con sombrillas de paja y la piscina con palmeras',
      en: 'Timber boardwalk between the beach with straw parasols and the pool with palms',
    },
    focal: { x: 55, y: 55 },
  },
  'santorini-lagoon': {
    alt: {
      es: 'Segunda piscina con tumbonas y sombrillas claras; detrás, palmeras y casas blancas con una cúpula azul',
      en: 'Second pool with loungers and pale parasols; palms and white houses with a blue dome behind',
    },
    focal: { x: 45, y: 55 },
  },
  'santorini-heights': {
    alt: {
      es: 'Desde la terraza alta: la piscina larga bordeada de palmeras, la playa y el mar hasta el horizonte',
      en: 'From the upper terrace: the long pool edged with palms, the beach and the sea to the horizon',
    },
    focal: { x: 50, y: 60 },
  },
  'santorini-evening': {
    alt: {
      es: 'La piscina con el sol ya bajo, con sombrillas y tumbonas en el deck y palmeras frente al mar',
      en: 'The pool with the sun already low, parasols and loungers on the deck and palms before the sea',
    },
    focal: { x: 55, y: 55 },
  },
  'mykonos-shore': {
    alt: {
      es: 'Arena junto al agua, con una fila de sombrillas de paja, palmeras y gente a lo lejos en la orilla',
      en: 'Sand beside the water, with a row of straw parasols, palms and people far off at the shore',
    },
    focal: { x: 68, y: 55 },
  },
  'mykonos-walk': {
    alt: {
      es: 'Malecón de madera entre sombrillas de paja y palmeras, con la piscina a la derecha',
      en: 'Timber boardwalk between straw parasols and palms, the pool on the right',
    },
    focal: { x: 55, y: 55 },
  },
  'mykonos-lagoon': {
    alt: {
      es: 'Segunda piscina con tumbonas y sombrillas; detrás, palmeras y casas blancas',
      en: 'Second pool with loungers and parasols; palms and white houses behind',
    },
    focal: { x: 45, y: 55 },
  },
  'mykonos-heights': {
    alt: {
      es: 'Desde la terraza alta: la piscina curva con palmeras, la playa con sombrillas y el mar azul',
      en: 'From the upper terrace: the curved pool with palms, the beach with parasols and the blue sea',
    },
    focal: { x: 50, y: 60 },
  },
  'mykonos-evening': {
    alt: {
      es: 'La piscina al anochecer, con casas blancas a un lado y palmeras contra la última luz',
      en: 'The pool at nightfall, white houses on one side and palms against the last light',
    },
    focal: { x: 50, y: 55 },
  },
  'zafiro-shore': {
    alt: {
      es: 'Arena junto al agua, con sombrillas, tumbonas y palmeras a la derecha',
      en: 'Sand beside the water, with parasols, loungers and palms on the right',
    },
    focal: { x: 68, y: 55 },
  },
  'zafiro-walk': {
    alt: {
      es: 'Malecón de madera entre la playa con sombrillas y la piscina con palmeras',
      en: 'Timber boardwalk between the beach with parasols and the pool with palms',
    },
    focal: { x: 55, y: 55 },
  },
  'zafiro-lagoon': {
    alt: {
      es: 'Segunda piscina, de bordes rectos, con tumbonas y sombrillas; detrás, palmeras y casas blancas',
      en: 'Second pool, straight-edged, with loungers and parasols; palms and white houses behind',
    },
    focal: { x: 45, y: 55 },
  },
  'zafiro-heights': {
    alt: {
      es: 'Desde la terraza alta: la piscina de bordes rectos entre palmeras, la playa y el mar',
      en: 'From the upper terrace: the straight-edged pool among palms, the beach and the sea',
    },
    focal: { x: 50, y: 60 },
  },
  'zafiro-evening': {
    alt: {
      es: 'La piscina al anochecer junto al deck de madera, con casas y palmeras contra el último sol',
      en: 'The pool at nightfall beside the timber deck, houses and palms against the last sun',
    },
    focal: { x: 55, y: 55 },
  },
  'coral-shore': {
    alt: {
      es: 'Arena junto al agua, con una fila de sombrillas rojas y claras, tumbonas y palmeras',
      en: 'Sand beside the water, with a row of red and pale parasols, loungers and palms',
    },
    focal: { x: 68, y: 55 },
  },
  'coral-walk': {
    alt: {
      es: 'Malecón de madera entre la playa con sombrillas claras y la piscina con sombrillas rojas',
      en: 'Timber boardwalk between the beach with pale parasols and the pool with red ones',
    },
    focal: { x: 55, y: 55 },
  },
  'coral-lagoon': {
    alt: {
      es: 'Segunda piscina con tumbonas y sombrillas rojas; detrás, palmeras y casas de dos pisos',
      en: 'Second pool with loungers and red parasols; palms and two-storey houses behind',
    },
    focal: { x: 45, y: 55 },
  },
  'coral-heights': {
    alt: {
      es: 'Desde la terraza alta: la piscina con sombrillas rojas entre palmeras, la playa y el mar',
      en: 'From the upper terrace: the pool with red parasols among palms, the beach and the sea',
    },
    focal: { x: 50, y: 60 },
  },
  'coral-evening': {
    alt: {
      es: 'La piscina al anochecer, con una sombrilla roja y tumbonas en el deck, y palmeras contra el cielo',
      en: 'The pool at nightfall, with a red parasol and loungers on the deck, and palms against the sky',
    },
    focal: { x: 50, y: 55 },
  },
  'bahia-serena-shore': {
    alt: {
      es: 'Arena al atardecer junto al agua, con sombrillas de palma, tumbonas y cocoteros',
      en: 'Sand at sunset beside the water, with thatched parasols, loungers and coconut palms',
    },
    focal: { x: 68, y: 55 },
  },
  'bahia-serena-walk': {
    alt: {
      es: 'Malecón de madera entre cocoteros al atardecer, con tumbonas en la arena y la piscina a la derecha',
      en: 'Timber boardwalk among coconut palms at sunset, loungers on the sand and the pool on the right',
    },
    focal: { x: 55, y: 55 },
  },
  'bahia-serena-lagoon': {
    alt: {
      es: 'Segunda piscina al atardecer, con tumbonas y sombrillas; detrás, palmeras y casas con techo de palma',
      en: 'Second pool at sunset, with loungers and parasols; palms and thatched houses behind',
    },
    focal: { x: 45, y: 55 },
  },
  'bahia-serena-heights': {
    alt: {
      es: 'Desde la terraza alta al atardecer: la piscina entre palmeras, la playa y el mar',
      en: 'From the upper terrace at sunset: the pool among palms, the beach and the sea',
    },
    focal: { x: 50, y: 60 },
  },
  'punta-arena-path': {
    alt: {
      es: 'Pasarela de madera con barandas de cuerda entre dunas con pastos, junto al mar',
      en: 'Boardwalk with rope rails through grassy dunes, beside the sea',
    },
    focal: { x: 50, y: 55 },
  },
  'punta-arena-dune': {
    alt: {
      es: 'Dunas con pastos y, detrás, casas bajas de color arena a lo largo de la pasarela',
      en: 'Grassy dunes and, behind them, low sand-coloured houses along the boardwalk',
    },
    focal: { x: 65, y: 50 },
  },
  'punta-arena-dusk': {
    alt: {
      es: 'La pasarela y las casas bajas entre dunas con la última luz, y el mar a la izquierda',
      en: 'The boardwalk and the low houses among dunes in the last light, the sea on the left',
    },
    focal: { x: 60, y: 50 },
  },
  'punta-arena-lots': {
    alt: {
      es: 'El lote 42 visto desde lo alto, entre la calle, los muros en obra del vecino y las dunas',
      en: 'Lot 42 seen from above, between the street, the neighbour’s rising walls and the dunes',
    },
    focal: { x: 50, y: 58 },
  },
  'punta-arena-shore': {
    alt: {
      es: 'Sombrilla de tela y dos tumbonas en la arena; detrás, dunas con pastos y casas bajas',
      en: 'Canvas parasol and two loungers on the sand; grassy dunes and low houses behind',
    },
    focal: { x: 65, y: 50 },
  },
  'punta-arena-2-gate': {
    alt: {
      es: 'Avenida con palmeras que pasa bajo un pórtico de ingreso ancho, con casas a los lados',
      en: 'Avenue with palms that runs under a wide entrance canopy, with houses on both sides',
    },
    focal: { x: 50, y: 52 },
  },
  'punta-arena-2-avenue': {
    alt: {
      es: 'La avenida con palmeras desde lo alto, entre casas claras de dos pisos y los cerros al fondo',
      en: 'The avenue with palms from above, between pale two-storey houses, hills beyond',
    },
    focal: { x: 45, y: 58 },
  },
  'punta-arena-2-dusk': {
    alt: {
      es: 'La avenida con faroles y palmeras al anochecer, con casas claras a los lados',
      en: 'The avenue with its lamps and palms at nightfall, pale houses on both sides',
    },
    focal: { x: 55, y: 55 },
  },
  'punta-arena-2-lots': {
    alt: {
      es: 'Lote con estacas y la planta de la casa trazada en blanco; al lado, una casa en obra y otras terminadas al otro lado de la calle',
      en: 'Staked lot with the outline of the house drawn in white; a house being built beside it, finished ones across the street',
    },
    focal: { x: 45, y: 55 },
  },
  'punta-arena-2-house': {
    alt: {
      es: 'Casa color arena de dos pisos con pérgola y ventanales, con flores junto a la vereda',
      en: 'Sand-coloured two-storey house with a pergola and wide windows, flowers beside the pavement',
    },
    focal: { x: 65, y: 50 },
  },
  'prado-piamonte-avenue': {
    alt: {
      es: 'La avenida arbolada desde lo alto, entre praderas y casas blancas, con álamos y el volcán',
      en: 'The tree-lined avenue from above, between meadows and white houses, with poplars and the volcano',
    },
    focal: { x: 50, y: 55 },
  },
  'prado-piamonte-dusk': {
    alt: {
      es: 'La avenida arbolada al atardecer, con el volcán nevado al fondo',
      en: 'The tree-lined avenue at sunset, the snow-capped volcano at its end',
    },
    focal: { x: 50, y: 52 },
  },
  'prado-piamonte-lots': {
    alt: {
      es: 'Lote de pasto con estacas y la planta de la casa trazada en blanco; alrededor, casas en obra y terminadas',
      en: 'Grass lot with stakes and the outline of the house drawn in white; houses being built and finished around it',
    },
    focal: { x: 50, y: 60 },
  },
  'prado-piamonte-house': {
    alt: {
      es: 'Casa blanca de dos pisos con paneles de madera, pérgola y jardín; al lado, una casa en obra',
      en: 'White two-storey house with timber panels, a pergola and a garden; a house being built next to it',
    },
    focal: { x: 65, y: 50 },
  },
  'o2-balconies': {
    alt: {
      es: 'Balcones ondulados con plantas que cuelgan, a la altura de los pisos altos, sobre los árboles de la calle',
      en: 'Rippling balconies with hanging plants, level with the upper floors, above the trees of the street',
    },
    focal: { x: 62, y: 50 },
  },
  'o2-entrance': {
    alt: {
      es: 'Ingreso iluminado bajo los balcones, con una marquesina de madera, jardineras y un árbol junto a la vereda',
      en: 'Lit entrance below the balconies, with a timber canopy, planters and a tree beside the pavement',
    },
    focal: { x: 45, y: 60 },
  },
  'o2-dining': {
    alt: {
      es: 'Comedor de día con una mesa redonda de madera y cuatro sillas sobre una alfombra, un aparador y el ventanal al balcón con plantas',
      en: 'Dining area by day with a round timber table and four chairs on a rug, a sideboard and the wide window onto the planted balcony',
    },
    focal: { x: 55, y: 55 },
  },
  'o2-desk': {
    alt: {
      es: 'El dormitorio desde el otro lado, con el clóset blanco, la cama de madera y la ventana hacia la ciudad',
      en: 'The bedroom from its other side, with the white wardrobe, the timber bed and the window to the city',
    },
    focal: { x: 55, y: 55 },
  },
  'killa-dining': {
    alt: {
      es: 'La sala desde el otro lado, con un aparador de madera, una butaca roja y el ventanal hacia los techos de teja',
      en: 'The living room from its other side, with a timber sideboard, a red armchair and the wide window to the tiled roofs',
    },
    focal: { x: 55, y: 55 },
  },
  'killa-island': {
    alt: {
      es: 'La cocina desde el otro lado: la isla de madera con tres lámparas colgantes y, en la ventana, techos de teja',
      en: 'The kitchen from its other side: the timber island under three hanging lamps, tiled roofs in the window',
    },
    focal: { x: 50, y: 55 },
  },
  'killa-desk': {
    alt: {
      es: 'El dormitorio desde el otro lado, con el clóset blanco, la cama de madera y una butaca azul junto a la ventana',
      en: 'The bedroom from its other side, with the white wardrobe, the timber bed and a blue chair by the window',
    },
    focal: { x: 50, y: 55 },
  },
}
