import type { MediaText } from './media-text'

export const mejiaTexts: Record<string, MediaText> = {
  'mykonos-aerial': {
    alt: {
      es: 'Vista aérea de terrazas de casas blancas con cúpulas azules y molinos, dos piscinas y la playa a la derecha',
      en: 'Aerial view of terraces of white houses with blue domes and windmills, two pools and the beach on the right',
    },
    focal: { x: 50, y: 60 },
  },
  'mykonos-pano': {
    alt: {
      es: 'Panorama de 360 grados junto a la piscina redonda: palmeras, tumbonas, la playa y el pueblo blanco con molinos',
      en: '360-degree view beside the round pool: palms, loungers, the beach and the white village with its windmills',
    },
    focal: { x: 50, y: 50 },
  },
  'mykonos-hero-1': {
    alt: {
      es: 'Casas blancas con postigos azules, cúpulas y tres molinos sobre una piscina curva',
      en: 'White houses with blue shutters, domes and three windmills above a curved pool',
    },
    focal: { x: 68, y: 45 },
  },
  'mykonos-street': {
    alt: {
      es: 'Pasaje de piedra entre muros blancos, postigos azules y buganvilias',
      en: 'Stone lane between white walls, blue shutters and bougainvillea',
    },
    focal: { x: 50, y: 60 },
  },
  'mykonos-beach': {
    alt: {
      es: 'Tumbonas bajo sombrillas de paja en la arena, con casas blancas y palmeras detrás',
      en: 'Loungers under straw parasols on the sand, with white houses and palms behind',
    },
    focal: { x: 44, y: 48 },
  },
  'mykonos-pool': {
    alt: {
      es: 'Piscina turquesa con sombrillas en la orilla, casas blancas y un molino a la derecha',
      en: 'Turquoise pool with parasols along the edge, white houses and a windmill on the right',
    },
    focal: { x: 70, y: 48 },
  },
  'mykonos-stage-1': {
    alt: {
      es: 'Terreno nivelado junto a la playa, con dos piscinas trazadas en blanco, hitos y máquinas',
      en: 'Levelled ground beside the beach, two pools marked out in white, stakes and machines',
    },
    focal: { x: 46, y: 52 },
  },
  'mykonos-stage-2': {
    alt: {
      es: 'Base de las calles y cimientos sobre terrazas; dos piscinas excavadas frente al mar',
      en: 'Road base and footings on terraces; two pools dug out facing the sea',
    },
    focal: { x: 32, y: 52 },
  },
  'mykonos-stage-3': {
    alt: {
      es: 'Casas de concreto en construcción, dos grúas y dos piscinas vacías junto a la playa',
      en: 'Concrete houses under construction, two cranes and two empty pools beside the beach',
    },
    focal: { x: 22, y: 50 },
  },
  'mykonos-stage-4': {
    alt: {
      es: 'Casas blancas con cúpulas y pérgolas, dos piscinas llenas y palmeras frente al mar',
      en: 'White houses with domes and pergolas, two filled pools and palms facing the sea',
    },
    focal: { x: 26, y: 52 },
  },
  'santorini-hero-1': {
    alt: {
      es: 'Piscina larga entre palmeras, con la playa a un lado y casas blancas de cúpulas azules al otro',
      en: 'Long pool between palms, with the beach on one side and white houses with blue domes on the other',
    },
    focal: { x: 55, y: 52 },
  },
  'santorini-hero-2': {
    alt: {
      es: 'Piscina al atardecer, con tumbonas a la izquierda y casas blancas de cúpulas azules al fondo',
      en: 'Pool at dusk, loungers on the left and white houses with blue domes across the water',
    },
    focal: { x: 72, y: 45 },
  },
  'santorini-pool': {
    alt: {
      es: 'Piscina turquesa bordeada de palmeras y sombrillas, con casas blancas de cúpulas azules al fondo',
      en: 'Turquoise pool edged with palms and parasols, white houses with blue domes in the distance',
    },
    focal: { x: 55, y: 52 },
  },
  'santorini-club': {
    alt: {
      es: 'Casa club con fachada de vidrio y techo de madera junto a una piscina, al atardecer',
      en: 'Clubhouse with a glass front and timber eaves beside a pool at sunset',
    },
    focal: { x: 42, y: 62 },
  },
  'santorini-aerial': {
    alt: {
      es: 'Vista aérea de la playa con sombrillas de paja, dos piscinas y terrazas de casas blancas bajo los cerros',
      en: 'Aerial view of the beach with straw parasols, two pools and terraces of white houses below the hills',
    },
    focal: { x: 56, y: 55 },
  },
  'santorini-street': {
    alt: {
      es: 'Paseo de losas entre la piscina con tumbonas y un muro blanco con buganvilias',
      en: 'Paved walk between the pool with its loungers and a white wall with bougainvillea',
    },
    focal: { x: 50, y: 58 },
  },
  'santorini-beach': {
    alt: {
      es: 'Sombrillas de paja y tumbonas en la arena, con palmeras y casas blancas detrás',
      en: 'Straw parasols and loungers on the sand, with palms and white houses behind',
    },
    focal: { x: 60, y: 48 },
  },
  'santorini-stage-1': {
    alt: {
      es: 'Terreno de arena nivelado junto a la playa, con la piscina trazada en blanco y máquinas',
      en: 'Levelled sandy ground beside the beach, the pool marked out in white, machines at work',
    },
    focal: { x: 54, y: 58 },
  },
  'santorini-stage-2': {
    alt: {
      es: 'Piscina excavada, calles y cimientos de las casas, con excavadoras y camiones',
      en: 'Pool dug out, streets and house footings, with excavators and trucks',
    },
    focal: { x: 62, y: 56 },
  },
  'santorini-stage-3': {
    alt: {
      es: 'Casas de concreto en construcción, una grúa y la piscina vacía de concreto',
      en: 'Concrete houses under construction, a crane and the empty concrete pool',
    },
    focal: { x: 60, y: 58 },
  },
  'santorini-stage-4': {
    alt: {
      es: 'Piscina llena con palmeras y casas blancas terminadas con cúpulas azules, vistas desde el aire',
      en: 'Filled pool with palms and finished white houses with blue domes, seen from the air',
    },
    focal: { x: 60, y: 58 },
  },
  'santorini-pano': {
    alt: {
      es: 'Panorama de 360 grados al borde de la piscina: casas blancas, palmeras, tumbonas y la playa',
      en: '360-degree view from the edge of the pool: white houses, palms, loungers and the beach',
    },
    focal: { x: 50, y: 50 },
  },
}
