import type { Project } from '@sillar/domain/content/project.schema'
import { o2Answers } from '../answers/project-answers'
import { howVisitsWork } from '../popups'
import { towns } from '../towns'

export const o2: Project = {
  slug: 'o2',
  kind: 'apartment',
  name: 'O2',
  logo: 'logo-o2',
  crmId: 1,
  order: 9,
  place: 'lima',
  typeLabel: { es: 'Edificio de departamentos', en: 'Apartment building' },
  status: 'pre-sale',
  soldOut: false,
  statusNote: { es: 'Etapa final de preventa', en: 'Final stage of pre-sale' },
  monthlyFromUsd: 520,
  months: null,
  minAreaM2: 48,
  conditions: { es: 'Sujeto a condiciones.', en: 'Conditions apply.' },
  cardImage: 'o2-hero-1',
  card: {
    description: { es: 'Balcones verdes sobre la ciudad', en: 'Green balconies above the city' },
    detail1: { es: 'Piscina en la azotea', en: 'Rooftop pool' },
    detail2: { es: 'Coworking y gimnasio', en: 'Coworking and gym' },
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
        value: { es: 'Lima', en: 'Lima' },
        text: { es: 'Ubicación', en: 'Location' },
        highlighted: true,
        bold: true,
      },
    ],
  },
  slider: [
    { type: 'image', image: 'o2-hero-1', film: null },
    { type: 'image', image: 'o2-living', film: null },
    { type: 'image', image: 'o2-hero-2', film: null },
    { type: 'image', image: 'o2-street', film: null },
  ],
  area: {
    title: { es: 'Balcones verdes', en: 'Green balconies' },
    titleBold: { es: 'sobre la ciudad', en: 'above the city' },
    description: {
      es: 'Una torre de balcones ondulados donde las plantas cuelgan de la baranda, dan sombra y cambian con las estaciones. Al pie hay árboles y jardines. O2 reúne departamentos desde {area} en Lima, con espacios comunes para trabajar, entrenar y recibir.',
      en: 'A tower of rippling balconies where plants spill over the railings, give shade and change with the seasons. Trees and gardens stand at its foot. O2 offers apartments from {area} in Lima, with shared rooms to work, train and have friends over.',
    },
    amenities: [
      { icon: 'leaf', text: { es: 'Jardineras en los balcones', en: 'Planted balconies' }, sharing: null },
      { icon: 'door', text: { es: 'Lobby con recepción', en: 'Lobby with reception' }, sharing: null },
      { icon: 'sun', text: { es: 'Jardín en la azotea', en: 'Roof garden' }, sharing: null },
      { icon: 'waves', text: { es: 'Piscina en la azotea', en: 'Rooftop pool' }, sharing: null },
      { icon: 'sofa', text: { es: 'Pérgola con vista a la ciudad', en: 'Pergola with city views' }, sharing: null },
      { icon: 'laptop', text: { es: 'Sala de coworking', en: 'Coworking room' }, sharing: null },
      { icon: 'dumbbell', text: { es: 'Gimnasio', en: 'Gym' }, sharing: null },
      { icon: 'flame', text: { es: 'Zona de parrillas', en: 'Barbecue area' }, sharing: null },
      { icon: 'baby', text: { es: 'Sala para niños', en: 'Children’s room' }, sharing: null },
      { icon: 'bike', text: { es: 'Estacionamiento de bicicletas', en: 'Bicycle parking' }, sharing: null },
      { icon: 'dog', text: { es: 'Espacio para mascotas', en: 'Pet area' }, sharing: null },
      { icon: 'elevator', text: { es: 'Ascensores', en: 'Lifts' }, sharing: null },
    ],
    building: 'o2-building',
  },
  gallery: {
    title: { es: 'Luz de tarde,', en: 'Evening light,' },
    titleBold: { es: 'hojas y madera', en: 'leaves and wood' },
    subtitle: {
      es: 'De la vereda a la azotea, cuando se encienden los primeros departamentos.',
      en: 'From the pavement to the roof, as the first apartments light up.',
    },
    note: { es: 'Imágenes referenciales.', en: 'Illustrative images.' },
    images: ['o2-kitchen', 'o2-bedroom', 'o2-dining', 'o2-desk', 'o2-lobby', 'o2-terrace', 'o2-building'],
    sliders: [
      {
        title: { es: 'El edificio y sus áreas comunes', en: 'The building and its shared areas' },
        images: ['o2-lobby', 'o2-terrace'],
      },
      {
        title: { es: 'Los departamentos por dentro', en: 'Inside the apartments' },
        images: ['o2-kitchen', 'o2-bedroom', 'o2-dining', 'o2-desk', 'plan-o2-1', 'plan-o2-2', 'plan-o2-3'],
      },
    ],
    panorama: 'o2-pano',
    tourUrl: null,
    films: [],
    filmPoster: null,
    videoUrl: null,
    cta: {
      title: { es: 'Conócelo en la', en: 'See it at our' },
      titleBold: { es: 'sala de ventas', en: 'Lima sales room' },
      description: {
        es: 'En la sede de Lima te mostramos planos, acabados y los departamentos disponibles.',
        en: 'At our Lima office you can look at floor plans, finishes and the apartments available.',
      },
      buttonText: { es: 'Programar visita', en: 'Schedule visit' },
      more: howVisitsWork,
    },
  },
  progress: null,
  virtual: {
    title: { es: 'Sube a', en: 'Come up to' },
    titleBold: { es: 'la azotea', en: 'the roof' },
    subtitle: {
      es: 'Gira la vista: la pérgola, la piscina y la ciudad que se enciende alrededor.',
      en: 'Turn around: the pergola, the pool and the city lighting up on every side.',
    },
    note: { es: 'Imagen referencial.', en: 'Illustrative image.' },
    poster: 'o2-terrace',
    films: [],
    panorama: 'o2-pano',
    tourUrl: null,
    videoUrl: null,
  },
  promoBanner: {
    title: { es: 'Últimos días', en: 'Last days' },
    titleBold: { es: 'de preventa', en: 'of pre-sale' },
    subtitle: {
      es: 'Conversa con un asesor sobre los departamentos disponibles y arma tu plan de cuotas.',
      en: 'Talk to an adviser about the apartments available and put together your payment plan.',
    },
    designation: { es: 'Departamentos en Lima', en: 'Apartments in Lima' },
    ctaText: { es: 'Pedir información', en: 'Request information' },
    ctaHighlight: { es: 'Desde {area}', en: 'From {area}' },
    image: 'o2-hero-2',
  },
  location: {
    title: { es: 'En Lima,', en: 'In Lima,' },
    titleBold: { es: 'con árboles al pie', en: 'trees at its feet' },
    description: {
      es: 'O2 está en la ciudad de Lima. Un asesor te muestra la dirección y el entorno cuando programas tu visita.',
      en: 'O2 is in the city of Lima. An adviser will show you the address and the surroundings when you book a visit.',
    },
    map: 'map-lima',
    coordinates: towns.lima,
    googleMapsUrl: null,
    wazeUrl: null,
    note: { es: 'Ubicación referencial', en: 'Approximate location' },
  },
  related: {
    title: { es: 'También te', en: 'You may also' },
    titleBold: { es: 'puede interesar', en: 'be interested' },
    projects: ['killa', 'santorini', 'bahia-serena', 'prado-piamonte', 'mykonos'],
  },
  contact: {
    title: { es: 'Tu departamento', en: 'Your apartment' },
    titleBold: { es: 'en O2', en: 'at O2' },
    lead: {
      es: 'Déjanos tus datos y un asesor de Lima te llamará con los planos y las cuotas de cada departamento.',
      en: 'Leave your details and an adviser in Lima will call you with floor plans and instalments for each apartment.',
    },
    image: 'o2-lobby',
  },
  answers: o2Answers,
  seo: {
    title: { es: 'O2, departamentos en Lima', en: 'O2, apartments in Lima' },
    description: {
      es: 'Torre de departamentos en Lima con balcones ondulados llenos de plantas, piscina en la azotea, coworking y gimnasio. En preventa.',
      en: 'An apartment tower in Lima with rippling planted balconies, a rooftop pool, coworking and a gym. In pre-sale.',
    },
  },
}
