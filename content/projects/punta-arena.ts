import type { Project } from '@app/domain/snapshot/project.schema'
import { puntaArenaUpdates } from '../answers/construction-updates'
import { puntaArenaAnswers } from '../answers/project-answers'
import { howAppointmentsWork } from '../popups'
import { towns } from '../towns'

export const puntaArena: Project = {
  slug: 'punta-arena',
  kind: 'condominium',
  name: 'Punta Arena',
  logo: 'logo-punta-arena',
  crmId: 2,
  order: 4,
  place: 'punta-de-bombon',
  typeLabel: { es: 'Condominio de playa', en: 'Beach condominium' },
  status: 'in-progress',
  soldOut: false,
  statusNote: null,
  monthlyFromUsd: 500,
  months: 24,
  minAreaM2: 90,
  conditions: { es: 'Sujeto a condiciones.', en: 'Conditions apply.' },
  cardImage: 'punta-arena-dune',
  card: {
    description: { es: 'Casas bajas entre las dunas', en: 'Low houses among the dunes' },
    detail1: { es: 'Pasarela hasta la playa', en: 'Boardwalk to the beach' },
    detail2: { es: 'Piscina', en: 'Pool' },
  },
  infoBox: {
    infoBoxes: [
      {
        icon: 'area',
        value: { es: '{area}', en: '{area}' },
        text: { es: 'Área mínima de lote', en: 'Smallest lot' },
        highlighted: false,
        bold: true,
      },
      {
        icon: 'months',
        value: { es: '{months}', en: '{months}' },
        text: { es: 'Sin intereses', en: 'Interest-free' },
        highlighted: true,
        bold: true,
      },
    ],
  },
  slider: [
    { type: 'image', image: 'punta-arena-hero-1', video: null },
    { type: 'image', image: 'punta-arena-lot-view', video: null },
    { type: 'image', image: 'punta-arena-street', video: null },
    { type: 'video', image: 'punta-arena-video-poster', video: 'punta-arena-video-mp4' },
  ],
  area: {
    title: { es: 'Casas bajas', en: 'Low houses' },
    titleBold: { es: 'entre las dunas', en: 'among the dunes' },
    description: {
      es: 'Una pasarela de madera cruza las dunas y llega a la playa; las casas, bajas y del color de la arena, quedan detrás. Pastos, agaves y brisa: aquí el paisaje manda. Lotes desde {area}, con las obras en marcha.',
      en: 'A boardwalk crosses the dunes to the beach while the houses, low and sand-coloured, keep behind it. Grasses, agaves, a steady breeze: the landscape sets the rules here. Lots from {area}, with work under way.',
    },
    amenities: [
      { icon: 'footprints', text: { es: 'Pasarela hasta la playa', en: 'Boardwalk to the beach' }, sharing: 'own' },
      { icon: 'leaf', text: { es: 'Jardín de dunas', en: 'Dune garden' }, sharing: 'own' },
      { icon: 'umbrella', text: { es: 'Sombrillas en la arena', en: 'Parasols on the sand' }, sharing: 'shared' },
      { icon: 'waves', text: { es: 'Piscina', en: 'Pool' }, sharing: 'own' },
      { icon: 'baby', text: { es: 'Juegos de madera', en: 'Timber playground' }, sharing: 'own' },
      { icon: 'flame', text: { es: 'Fogón al aire libre', en: 'Outdoor fire pit' }, sharing: 'own' },
      { icon: 'sun', text: { es: 'Mirador de la punta', en: 'Headland lookout' }, sharing: 'own' },
      { icon: 'lamp', text: { es: 'Luz baja en los senderos', en: 'Low lighting along paths' }, sharing: 'own' },
      { icon: 'fish', text: { es: 'Orilla para pescar', en: 'Shore fishing spot' }, sharing: 'shared' },
      { icon: 'shield', text: { es: 'Ingreso controlado', en: 'Controlled entrance' }, sharing: 'shared' },
    ],
    building: null,
  },
  gallery: {
    title: { es: 'Por la pasarela', en: 'The boardwalk' },
    titleBold: { es: 'hasta el mar', en: 'down to the sea' },
    subtitle: {
      es: 'Madera, cuerda y arena: el camino de todos los días.',
      en: 'Timber, rope and sand: the everyday way to the water’s edge.',
    },
    note: { es: 'Imágenes referenciales.', en: 'Illustrative images.' },
    images: [
      'punta-arena-terrace',
      'punta-arena-beach',
      'punta-arena-shore',
      'punta-arena-path',
      'punta-arena-dune',
      'punta-arena-dusk',
      'punta-arena-lots',
      'punta-arena-aerial',
    ],
    sliders: [],
    panorama: 'punta-arena-pano',
    tourUrl: null,
    videos: ['punta-arena-video-webm', 'punta-arena-video-mp4'],
    videoPoster: 'punta-arena-video-poster',
    videoUrl: null,
    cta: {
      title: { es: 'Trae sandalias', en: 'Bring sandals' },
      titleBold: { es: 'y recórrelo', en: 'and walk it' },
      description: {
        es: 'Vamos contigo de la entrada a la orilla para que veas la obra y los lotes.',
        en: 'We will go with you from the gate to the shore, past the building work and the lots.',
      },
      buttonText: { es: 'Programar visita', en: 'Schedule visit' },
      more: howAppointmentsWork,
    },
  },
  stages: {
    title: { es: 'Construir', en: 'Building' },
    titleBold: { es: 'entre dunas', en: 'among dunes' },
    description: {
      es: 'Las etapas de la obra de Punta Arena, desde el camino entre las dunas hasta las pérgolas.',
      en: 'The stages of building Punta Arena, from the track through the dunes to the pergolas.',
    },
    note: {
      es: 'Imágenes referenciales de cada etapa.',
      en: 'Illustrative images of each stage.',
    },
    images: [
      {
        image: 'punta-arena-stage-1',
        title: { es: 'Camino de obra', en: 'Site track' },
        caption: { es: 'Hitos y primera vía entre las dunas', en: 'Stakes and a first track among the dunes' },
      },
      {
        image: 'punta-arena-stage-2',
        title: { es: 'Vía y cimientos', en: 'Road and footings' },
        caption: { es: 'Se nivela solo donde irá una casa', en: 'Levelled only where a house will stand' },
      },
      {
        image: 'punta-arena-stage-3',
        title: { es: 'Muros y techos', en: 'Walls and roofs' },
        caption: { es: 'Casas bajas de concreto y ladrillo', en: 'Low houses in concrete and brick' },
      },
      {
        image: 'punta-arena-stage-4',
        title: { es: 'Color de arena', en: 'Sand-coloured' },
        caption: { es: 'Pérgolas, piscinas pequeñas y pastos', en: 'Pergolas, plunge pools and grasses' },
      },
    ],
  },
  virtual: null,
  promoBanner: null,
  location: {
    title: { es: 'Donde el valle', en: 'Where the valley' },
    titleBold: { es: 'llega al mar', en: 'meets the sea' },
    description: {
      es: 'Punta de Bombón queda al final del valle de Tambo, entre chacras y playa abierta, en la provincia de Islay, Arequipa.',
      en: 'Punta de Bombón lies at the end of the Tambo valley, between farmland and open beach, in the province of Islay, Arequipa.',
    },
    map: 'map-punta-de-bombon',
    coordinates: towns.puntaDeBombon,
    googleMapsUrl: null,
    wazeUrl: null,
    note: { es: 'Ubicación referencial.', en: 'Approximate location.' },
  },
  related: {
    title: { es: 'También te', en: 'You may also' },
    titleBold: { es: 'puede interesar', en: 'be interested' },
    projects: ['punta-arena-2', 'mykonos', 'coral', 'zafiro', 'santorini'],
  },
  contact: {
    title: { es: 'Tu lote en', en: 'Your lot at' },
    titleBold: { es: 'Punta Arena', en: 'Punta Arena' },
    intro: {
      es: 'Déjanos tus datos y te contaremos en qué va la obra y qué lotes hay junto a las dunas.',
      en: 'Leave your details and we will tell you how work is going and which lots by the dunes are available.',
    },
    image: 'punta-arena-terrace',
  },
  lotPlan: 'lot-plan-punta-arena',
  lotImages: { empty: 'punta-arena-lot', built: 'punta-arena-lot-house' },
  answers: puntaArenaAnswers,
  constructionUpdates: puntaArenaUpdates,
  seo: {
    title: {
      es: 'Punta Arena, condominio de playa en Punta de Bombón',
      en: 'Punta Arena, beach condominium in Punta de Bombón',
    },
    description: {
      es: 'Casas bajas entre dunas y una pasarela hasta el mar en Punta de Bombón, Arequipa. Condominio en obras, lotes en cuotas sin intereses.',
      en: 'Low houses among dunes and a boardwalk to the sea in Punta de Bombón, Arequipa. Under construction, interest-free instalments.',
    },
  },
}
