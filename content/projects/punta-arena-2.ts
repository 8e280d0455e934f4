import type { Project } from '@app/domain/snapshot/project.schema'
import { puntaArena2Answers } from '../answers/project-answers'
import { howAppointmentsWork } from '../popups'
import { towns } from '../towns'

export const puntaArena2: Project = {
  slug: 'punta-arena-2',
  kind: 'condominium',
  name: 'Punta Arena II',
  logo: 'logo-punta-arena-2',
  crmId: 8,
  order: 5,
  place: 'punta-de-bombon',
  typeLabel: { es: 'Condominio de playa', en: 'Beach condominium' },
  status: 'pre-sale',
  soldOut: false,
  statusNote: null,
  monthlyFromUsd: 152,
  months: 60,
  minAreaM2: 90,
  conditions: { es: 'Sujeto a condiciones.', en: 'Conditions apply.' },
  cardImage: 'punta-arena-2-lots',
  card: {
    description: { es: 'Una avenida de palmeras al mar', en: 'A palm avenue to the sea' },
    detail1: { es: 'Piscina entre dunas', en: 'Pool among the dunes' },
    detail2: { es: 'Ciclovía interna', en: 'Cycle lane' },
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
    { type: 'image', image: 'punta-arena-2-hero-1', video: null },
    { type: 'image', image: 'punta-arena-2-lot-view', video: null },
    { type: 'image', image: 'punta-arena-2-club', video: null },
    { type: 'video', image: 'punta-arena-2-video-poster', video: 'punta-arena-2-video-mp4' },
  ],
  area: {
    title: { es: 'La segunda etapa', en: 'A second stage' },
    titleBold: { es: 'abre sus calles', en: 'opens its streets' },
    description: {
      es: 'Una avenida con palmeras, veredas con jardín y manzanas de lotes a ambos lados: la segunda etapa de Punta Arena ordena primero la calle. Lotes desde {area} y cuotas sin intereses hasta en {months}.',
      en: 'A palm-lined avenue, planted pavements and blocks of lots on either side: the second stage of Punta Arena gets its streets right first. Lots from {area}, paid interest-free in up to {months}.',
    },
    amenities: [
      { icon: 'trees', text: { es: 'Avenida con palmeras', en: 'Palm-lined avenue' }, sharing: 'own' },
      { icon: 'footprints', text: { es: 'Veredas con jardín', en: 'Planted pavements' }, sharing: 'own' },
      { icon: 'lamp', text: { es: 'Alumbrado en las calles', en: 'Street lighting' }, sharing: 'own' },
      { icon: 'baby', text: { es: 'Parque infantil', en: 'Playground' }, sharing: 'own' },
      { icon: 'ball', text: { es: 'Losa deportiva', en: 'Sports court' }, sharing: 'own' },
      { icon: 'bike', text: { es: 'Ciclovía interna', en: 'Cycle lane' }, sharing: 'own' },
      { icon: 'dog', text: { es: 'Parque para mascotas', en: 'Pet park' }, sharing: 'own' },
      { icon: 'waves', text: { es: 'Piscina entre dunas', en: 'Pool among the dunes' }, sharing: 'own' },
      { icon: 'glass', text: { es: 'Pabellón con bar', en: 'Pavilion with bar' }, sharing: 'own' },
      { icon: 'flame', text: { es: 'Fogón con sofás', en: 'Fire pit with sofas' }, sharing: 'own' },
      { icon: 'umbrella', text: { es: 'Pasarela y playa', en: 'Boardwalk and beach' }, sharing: 'shared' },
      { icon: 'shield', text: { es: 'Ingreso controlado', en: 'Controlled entrance' }, sharing: 'shared' },
    ],
    building: null,
  },
  gallery: {
    title: { es: 'Primero calles,', en: 'Streets first,' },
    titleBold: { es: 'después casas', en: 'houses next' },
    subtitle: {
      es: 'Así se verá el barrio cuando las palmeras estén en su sitio y el fogón, encendido.',
      en: 'How the neighbourhood will look once the palms are in place and the fire is lit.',
    },
    note: { es: 'Imágenes referenciales.', en: 'Illustrative images.' },
    images: [
      'punta-arena-2-street',
      'punta-arena-2-terrace',
      'punta-arena-2-gate',
      'punta-arena-2-avenue',
      'punta-arena-2-dusk',
      'punta-arena-2-lots',
      'punta-arena-2-house',
      'punta-arena-2-aerial',
    ],
    sliders: [],
    panorama: 'punta-arena-2-pano',
    tourUrl: null,
    videos: ['punta-arena-2-video-webm', 'punta-arena-2-video-mp4'],
    videoPoster: 'punta-arena-2-video-poster',
    videoUrl: null,
    cta: {
      title: { es: 'Elige manzana', en: 'Pick a block' },
      titleBold: { es: 'y camínala', en: 'and walk it' },
      description: {
        es: 'Con el plano en la mano, un asesor te lleva hasta el lote que te interesa.',
        en: 'With the plan in hand, an adviser will take you to the lot you have in mind.',
      },
      buttonText: { es: 'Programar visita', en: 'Schedule visit' },
      more: howAppointmentsWork,
    },
  },
  stages: {
    title: { es: 'Cómo se hace', en: 'How a street' },
    titleBold: { es: 'una calle', en: 'gets built' },
    description: {
      es: 'Las cuatro fases de una calle de Punta Arena II, desde el trazo de los lotes hasta las palmeras.',
      en: 'The four stages of a street in Punta Arena II, from marking out the lots to planting the palms.',
    },
    note: {
      es: 'Secuencia prevista de la obra. Imágenes referenciales.',
      en: 'Planned building sequence. Illustrative images.',
    },
    images: [
      {
        image: 'punta-arena-2-stage-1',
        title: { es: 'Trazo y afirmado', en: 'Setting out' },
        caption: { es: 'Hitos en los lotes y vía compactada', en: 'Lots staked, roadbed compacted' },
      },
      {
        image: 'punta-arena-2-stage-2',
        title: { es: 'Veredas y sardineles', en: 'Kerbs and pavements' },
        caption: { es: 'La calle toma su ancho definitivo', en: 'The street gets its final width' },
      },
      {
        image: 'punta-arena-2-stage-3',
        title: { es: 'Asfalto', en: 'Asphalt' },
        caption: { es: 'Pista terminada y primeras casas', en: 'Road surfaced, first houses rising' },
      },
      {
        image: 'punta-arena-2-stage-4',
        title: { es: 'Luz y palmeras', en: 'Lights and palms' },
        caption: { es: 'Postes, jardines y casas acabadas', en: 'Lamps, planting and finished houses' },
      },
    ],
  },
  virtual: null,
  promoBanner: null,
  location: {
    title: { es: 'Junto a la', en: 'Next to the' },
    titleBold: { es: 'primera etapa', en: 'first stage' },
    description: {
      es: 'En Punta de Bombón, provincia de Islay, Arequipa, al lado de Punta Arena y con la misma salida al mar.',
      en: 'In Punta de Bombón, province of Islay, Arequipa, beside Punta Arena and sharing its way to the sea.',
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
    projects: ['punta-arena', 'zafiro', 'santorini', 'coral', 'bahia-serena'],
  },
  contact: {
    title: { es: 'Tu lote en', en: 'Your lot at' },
    titleBold: { es: 'Punta Arena II', en: 'Punta Arena II' },
    intro: {
      es: 'Pídenos el plano de manzanas y un asesor te explicará ubicación, cuotas y etapas.',
      en: 'Ask for the block plan and an adviser will walk you through positions, instalments and stages.',
    },
    image: 'punta-arena-2-street',
  },
  lotPlan: 'lot-plan-punta-arena-2',
  lotImages: { empty: 'punta-arena-2-lot', built: 'punta-arena-2-lot-house' },
  answers: puntaArena2Answers,
  seo: {
    title: {
      es: 'Punta Arena II, lotes de playa en Punta de Bombón',
      en: 'Punta Arena II, beach lots in Punta de Bombón',
    },
    description: {
      es: 'Segunda etapa de Punta Arena, en Punta de Bombón: avenida con palmeras, parques y lotes de playa con cuotas sin intereses.',
      en: 'The second stage of Punta Arena, in Punta de Bombón: palm-lined avenue, parks and beach lots on interest-free instalments.',
    },
  },
}
