import type { Project } from '@app/domain/snapshot/project.schema'
import { coralAnswers } from '../answers/project-answers'
import { howAppointmentsWork } from '../popups'
import { towns } from '../towns'

export const coral: Project = {
  slug: 'coral',
  kind: 'condominium',
  name: 'Coral',
  logo: 'logo-coral',
  crmId: 3,
  order: 6,
  place: 'punta-de-bombon',
  typeLabel: { es: 'Condominio de playa', en: 'Beach condominium' },
  status: 'pre-sale',
  soldOut: false,
  statusNote: null,
  monthlyFromUsd: 192,
  months: 48,
  minAreaM2: 110,
  conditions: { es: 'Sujeto a condiciones.', en: 'Conditions apply.' },
  cardImage: 'coral-evening',
  card: {
    description: { es: 'Piscinas curvas junto a la arena', en: 'Curving pools beside the sand' },
    detail1: { es: 'Malecón de madera', en: 'Timber boardwalk' },
    detail2: { es: 'Bar de playa', en: 'Beach bar' },
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
    { type: 'image', image: 'coral-hero-1', video: null },
    { type: 'image', image: 'coral-lot-view', video: null },
    { type: 'image', image: 'coral-pool', video: null },
    { type: 'video', image: 'coral-video-poster', video: 'coral-video-mp4' },
  ],
  area: {
    title: { es: 'Piscinas curvas', en: 'Curving pools' },
    titleBold: { es: 'junto a la arena', en: 'beside the sand' },
    description: {
      es: 'El agua de Coral se recorta como un arrecife, con entrantes, curvas e islas de plantas. De un lado quedan las casas blancas con celosías; del otro, el malecón de madera y una fila de sombrillas rojas y claras. Lotes desde {area}.',
      en: 'At Coral the water has the outline of a reef: inlets, curves, islands of plants. White houses with timber shutters stand on one side; on the other run the boardwalk and a row of red and pale parasols. Lots from {area}.',
    },
    amenities: [
      { icon: 'waves', text: { es: 'Piscina de borde curvo', en: 'Free-form pool' }, sharing: 'own' },
      { icon: 'baby', text: { es: 'Piscina baja para niños', en: 'Shallow children’s pool' }, sharing: 'own' },
      { icon: 'footprints', text: { es: 'Malecón de madera', en: 'Timber boardwalk' }, sharing: 'shared' },
      { icon: 'umbrella', text: { es: 'Sombrillas en la playa', en: 'Parasols on the beach' }, sharing: 'shared' },
      { icon: 'sun', text: { es: 'Deck con tumbonas', en: 'Deck with loungers' }, sharing: 'own' },
      { icon: 'glass', text: { es: 'Bar de playa', en: 'Beach bar' }, sharing: 'own' },
      { icon: 'trees', text: { es: 'Islas de palmeras', en: 'Palm islands' }, sharing: 'own' },
      { icon: 'ball', text: { es: 'Cancha de vóley playa', en: 'Beach volleyball court' }, sharing: 'own' },
      { icon: 'gamepad', text: { es: 'Sala de juegos', en: 'Games room' }, sharing: 'own' },
      { icon: 'shield', text: { es: 'Ingreso controlado', en: 'Controlled entrance' }, sharing: 'own' },
    ],
    building: null,
  },
  gallery: {
    title: { es: 'Arena a un lado,', en: 'Sand one side,' },
    titleBold: { es: 'piscina al otro', en: 'pool the other' },
    subtitle: {
      es: 'El malecón separa dos aguas: la salada y la dulce.',
      en: 'The boardwalk runs between two swims, one salt water and one fresh.',
    },
    note: { es: 'Imágenes referenciales.', en: 'Illustrative images.' },
    images: [
      'coral-street',
      'coral-club',
      'coral-shore',
      'coral-walk',
      'coral-lagoon',
      'coral-heights',
      'coral-evening',
      'coral-aerial',
    ],
    sliders: [],
    panorama: 'coral-pano',
    tourUrl: null,
    videos: ['coral-video-webm', 'coral-video-mp4'],
    videoPoster: 'coral-video-poster',
    videoUrl: null,
    cta: {
      title: { es: 'Ven un sábado', en: 'Come on a Saturday' },
      titleBold: { es: 'y quédate un rato', en: 'and stay a while' },
      description: {
        es: 'Acordamos día y hora, te mostramos el terreno y resolvemos tus dudas sin apuro.',
        en: 'Pick a day and a time. We will show you the site and take your questions in no rush.',
      },
      buttonText: { es: 'Programar visita', en: 'Schedule visit' },
      more: howAppointmentsWork,
    },
  },
  stages: {
    title: { es: 'Cuatro fases', en: 'Four stages' },
    titleBold: { es: 'junto al mar', en: 'by the sea' },
    description: {
      es: 'Lo previsto para Coral, desde el trazo de la piscina curva hasta las sombrillas rojas.',
      en: 'What is planned for Coral, from marking out the curved pool to the red parasols.',
    },
    note: {
      es: 'Secuencia prevista de la obra. Imágenes referenciales.',
      en: 'Planned building sequence. Illustrative images.',
    },
    images: [
      {
        image: 'coral-stage-1',
        title: { es: 'Nivelación', en: 'Levelling' },
        caption: { es: 'Terreno parejo e hitos en los lotes', en: 'Even ground, lots staked' },
      },
      {
        image: 'coral-stage-2',
        title: { es: 'Manzanas y calles', en: 'Blocks and streets' },
        caption: { es: 'Lotes que se cuentan desde el aire', en: 'Lots you can count from the air' },
      },
      {
        image: 'coral-stage-3',
        title: { es: 'Concreto y ladrillo', en: 'Concrete and brick' },
        caption: { es: 'Dos pisos en obra y vaso de la piscina', en: 'Two storeys rising, pool shell in place' },
      },
      {
        image: 'coral-stage-4',
        title: { es: 'Blanco y coral', en: 'White and coral' },
        caption: { es: 'Piscina llena, palmeras y sombrillas', en: 'Pool filled, palms and parasols' },
      },
    ],
  },
  virtual: null,
  promoBanner: null,
  location: {
    title: { es: 'Punta de Bombón,', en: 'Punta de Bombón,' },
    titleBold: { es: 'frente al Pacífico', en: 'on the Pacific' },
    description: {
      es: 'Una playa larga y abierta al sur del río Tambo, en la provincia de Islay, Arequipa.',
      en: 'A long, open beach south of the Tambo river, in the province of Islay, Arequipa.',
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
    projects: ['zafiro', 'punta-arena-2', 'santorini', 'bahia-serena', 'punta-arena'],
  },
  contact: {
    title: { es: 'Tu lote en', en: 'Your lot at' },
    titleBold: { es: 'Coral', en: 'Coral' },
    intro: {
      es: 'Dinos cómo contactarte y un asesor te enviará el plano de Coral con los lotes y sus cuotas.',
      en: 'Tell us how to contact you and an adviser will send the plan of Coral with its lots and instalments.',
    },
    image: 'coral-street',
  },
  lotPlan: 'lot-plan-coral',
  lotImages: { empty: 'coral-lot', built: 'coral-lot-house' },
  answers: coralAnswers,
  seo: {
    title: { es: 'Coral, condominio de playa en Punta de Bombón', en: 'Coral, beach condominium in Punta de Bombón' },
    description: {
      es: 'Piscinas curvas, malecón de madera y playa abierta en Punta de Bombón, Arequipa. Lotes en preventa con cuotas sin intereses.',
      en: 'Curving pools, a timber boardwalk and an open beach in Punta de Bombón, Arequipa. Pre-sale lots on interest-free instalments.',
    },
  },
}
