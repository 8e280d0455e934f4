import type { Project } from '@sillar/domain/content/project.schema'
import { killaAnswers } from '../answers/project-answers'
import { towns } from '../towns'

export const killa: Project = {
  slug: 'killa',
  kind: 'apartment',
  name: 'Killa',
  logo: 'logo-killa',
  crmId: 100,
  order: 10,
  place: 'cusco',
  typeLabel: { es: 'Edificio de departamentos', en: 'Apartment building' },
  status: 'delivered',
  soldOut: true,
  statusNote: null,
  monthlyFromUsd: null,
  months: null,
  minAreaM2: 60,
  conditions: {
    es: 'Proyecto entregado: ya no hay departamentos a la venta.',
    en: 'Project delivered: there are no apartments left for sale.',
  },
  cardImage: 'killa-hero-1',
  card: {
    description: { es: 'Piedra, madera y teja en Cusco', en: 'Stone, timber and tiles in Cusco' },
    detail1: { es: 'Azotea con fogón', en: 'Terrace with fire pit' },
    detail2: { es: 'Vista a los cerros', en: 'Views of the hills' },
  },
  infoBox: {
    infoBoxes: [
      {
        icon: 'area',
        value: { es: '{area}', en: '{area}' },
        text: { es: 'Área mínima', en: 'Smallest apartment' },
        highlighted: false,
        bold: true,
      },
      {
        icon: 'building',
        value: { es: 'Cusco', en: 'Cusco' },
        text: { es: 'Ubicación', en: 'Location' },
        highlighted: true,
        bold: true,
      },
    ],
  },
  slider: [
    { type: 'image', image: 'killa-hero-1', film: null },
    { type: 'image', image: 'killa-living', film: null },
  ],
  area: {
    title: { es: 'Piedra abajo,', en: 'Stone below,' },
    titleBold: { es: 'teja arriba', en: 'tiles above' },
    description: {
      es: 'Base de piedra, muros terracota, balcones de madera y techo de teja: Killa toma los materiales de Cusco y los lleva a un edificio de departamentos, desde {area}. Está entregado y habitado.',
      en: 'A stone base, terracotta walls, timber balconies and a tiled roof: Killa takes the materials of Cusco and builds apartments with them, from {area} up. It has been delivered and people live in it.',
    },
    amenities: [
      { icon: 'door', text: { es: 'Lobby con muro de piedra', en: 'Stone-walled lobby' }, sharing: null },
      { icon: 'elevator', text: { es: 'Ascensores', en: 'Lifts' }, sharing: null },
      { icon: 'sun', text: { es: 'Balcones de madera', en: 'Timber balconies' }, sharing: null },
      { icon: 'mountain', text: { es: 'Vista a los cerros', en: 'Views of the hills' }, sharing: null },
      { icon: 'leaf', text: { es: 'Jardín al frente', en: 'Front garden' }, sharing: null },
      { icon: 'sofa', text: { es: 'Sala para vecinos', en: 'Residents’ lounge' }, sharing: null },
      { icon: 'flame', text: { es: 'Chimenea en el lobby', en: 'Fireplace in the lobby' }, sharing: null },
      { icon: 'lamp', text: { es: 'Azotea con fogón', en: 'Roof terrace with fire pit' }, sharing: null },
      { icon: 'car', text: { es: 'Estacionamientos', en: 'Parking spaces' }, sharing: null },
      { icon: 'shield', text: { es: 'Control de ingreso', en: 'Controlled entrance' }, sharing: null },
    ],
    building: 'killa-building',
  },
  gallery: {
    title: { es: 'De la recepción', en: 'From the lobby' },
    titleBold: { es: 'a la azotea', en: 'to the roof terrace' },
    subtitle: {
      es: 'Loseta, vigas y piedra por dentro; un fogón en la azotea y ventanas encendidas por fuera.',
      en: 'Tiles, beams and stone inside; a fire on the roof terrace and lit windows outside.',
    },
    note: { es: 'Imágenes referenciales.', en: 'Illustrative images.' },
    images: ['killa-kitchen', 'killa-bedroom', 'killa-lobby', 'killa-terrace', 'killa-street', 'killa-building'],
    sliders: [
      {
        title: { es: 'El edificio y sus áreas comunes', en: 'The building and its shared areas' },
        images: ['killa-lobby', 'killa-terrace', 'killa-street'],
      },
      {
        title: { es: 'Los departamentos por dentro', en: 'Inside the apartments' },
        images: ['killa-kitchen', 'killa-bedroom', 'plan-killa-2', 'plan-killa-3'],
      },
    ],
    panorama: 'killa-pano',
    tourUrl: null,
    films: [],
    filmPoster: null,
    videoUrl: null,
    cta: {
      title: { es: 'Para el próximo', en: 'For the next' },
      titleBold: { es: 'edificio', en: 'building' },
      description: {
        es: 'Killa está vendido. Déjanos tus datos y te avisaremos cuando presentemos otro proyecto de departamentos.',
        en: 'Killa is sold out. Leave your details and we will let you know when we present another apartment project.',
      },
      buttonText: { es: 'Unirme a la lista', en: 'Join the list' },
      more: null,
    },
  },
  progress: null,
  virtual: {
    title: { es: 'Killa significa', en: 'In Quechua,' },
    titleBold: { es: 'luna en quechua', en: 'killa means moon' },
    subtitle: {
      es: 'Sube a la azotea al anochecer y busca la luna sobre los nevados.',
      en: 'Come up to the roof after dark and look for the moon above the snowy peaks.',
    },
    note: { es: 'Imagen referencial.', en: 'Illustrative image.' },
    poster: 'killa-terrace',
    films: [],
    panorama: 'killa-pano',
    tourUrl: null,
    videoUrl: null,
  },
  promoBanner: {
    title: { es: 'Lista de espera', en: 'Waiting list' },
    titleBold: { es: 'del próximo edificio', en: 'for the next building' },
    subtitle: {
      es: 'Cuando haya un nuevo proyecto de departamentos, te avisaremos primero si estás en la lista.',
      en: 'When there is a new apartment project, the people on the list will hear from us first.',
    },
    designation: { es: 'Vendido y entregado', en: 'Sold and delivered' },
    ctaText: { es: 'Unirme a la lista', en: 'Join the list' },
    ctaHighlight: null,
    image: 'killa-street',
  },
  location: {
    title: { es: 'En Cusco,', en: 'In Cusco,' },
    titleBold: { es: 'dentro del valle', en: 'down in the valley' },
    description: {
      es: 'En la ciudad de Cusco, en el valle del río Huatanay, entre cerros y techos de teja.',
      en: 'In the city of Cusco, in the valley of the Huatanay river, between hills and tiled roofs.',
    },
    map: 'map-cusco',
    coordinates: towns.cusco,
    googleMapsUrl: null,
    wazeUrl: null,
    note: { es: 'Ubicación referencial', en: 'Approximate location' },
  },
  related: {
    title: { es: 'También te', en: 'You may also' },
    titleBold: { es: 'puede interesar', en: 'be interested' },
    projects: ['o2', 'prado-piamonte', 'santorini', 'mykonos', 'zafiro'],
  },
  contact: {
    title: { es: 'Avísame', en: 'Tell me about' },
    titleBold: { es: 'del próximo edificio', en: 'the next building' },
    lead: {
      es: 'En Killa ya no quedan departamentos. Si te gustó, déjanos tus datos y te contaremos del siguiente.',
      en: 'There are no apartments left at Killa. If you like what you see, leave your details and we will tell you about the next one.',
    },
    image: 'killa-lobby',
  },
  answers: killaAnswers,
  seo: {
    title: { es: 'Killa, edificio de departamentos en Cusco', en: 'Killa, apartment building in Cusco' },
    description: {
      es: 'Edificio de departamentos entregado en Cusco, con base de piedra, balcones de madera y techo de teja. Lista de espera para el siguiente.',
      en: 'A delivered apartment building in Cusco with a stone base, timber balconies and a tiled roof. Waiting list for the next one.',
    },
  },
}
