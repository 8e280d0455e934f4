import type { Project } from '@app/domain/snapshot/project.schema'
import { zafiroAnswers } from '../answers/project-answers'
import { howAppointmentsWork } from '../popups'
import { towns } from '../towns'

export const zafiro: Project = {
  slug: 'zafiro',
  kind: 'condominium',
  name: 'Zafiro',
  logo: 'logo-zafiro',
  crmId: 4,
  order: 3,
  place: 'punta-de-bombon',
  typeLabel: { es: 'Condominio de playa', en: 'Beach condominium' },
  status: 'pre-sale',
  soldOut: false,
  statusNote: null,
  monthlyFromUsd: 139,
  months: 48,
  minAreaM2: 100,
  conditions: { es: 'Sujeto a condiciones.', en: 'Conditions apply.' },
  cardImage: 'zafiro-club',
  card: {
    description: { es: 'Arquitectura de hoy junto al agua', en: 'Today’s architecture by the water' },
    detail1: { es: 'Casa club y gimnasio', en: 'Clubhouse and gym' },
    detail2: { es: 'Salida a la playa', en: 'Beach access' },
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
    { type: 'image', image: 'zafiro-hero-1', video: null },
    { type: 'image', image: 'zafiro-lot-view', video: null },
    { type: 'image', image: 'zafiro-club', video: null },
    { type: 'video', image: 'zafiro-video-poster', video: 'zafiro-video-mp4' },
  ],
  area: {
    title: { es: 'Líneas rectas,', en: 'Straight lines,' },
    titleBold: { es: 'agua azul', en: 'deep blue water' },
    description: {
      es: 'Volúmenes blancos, celosías de madera y una piscina de un azul intenso, cortada en ángulos como una piedra tallada. Zafiro es para quien prefiere la arquitectura de hoy: lotes desde {area} y cuotas sin intereses hasta en {months}.',
      en: 'Crisp white volumes, timber screens and an intensely blue pool cut in angles, like a faceted stone. Zafiro suits those who like their architecture contemporary: lots from {area}, paid interest-free in up to {months}.',
    },
    amenities: [
      { icon: 'waves', text: { es: 'Piscina en ángulos', en: 'Angular pool' }, sharing: 'own' },
      { icon: 'baby', text: { es: 'Piscina para niños', en: 'Children’s pool' }, sharing: 'own' },
      { icon: 'glass', text: { es: 'Casa club de dos pisos', en: 'Two-storey clubhouse' }, sharing: 'own' },
      { icon: 'sun', text: { es: 'Terraza alta con pérgola', en: 'Upper terrace with pergola' }, sharing: 'own' },
      { icon: 'sofa', text: { es: 'Salón de reuniones', en: 'Lounge for gatherings' }, sharing: 'own' },
      { icon: 'laptop', text: { es: 'Sala para trabajar', en: 'Coworking room' }, sharing: 'own' },
      { icon: 'dumbbell', text: { es: 'Gimnasio', en: 'Gym' }, sharing: 'own' },
      { icon: 'ball', text: { es: 'Losa deportiva', en: 'Sports court' }, sharing: 'own' },
      { icon: 'umbrella', text: { es: 'Salida a la playa', en: 'Beach access' }, sharing: 'shared' },
      { icon: 'shield', text: { es: 'Ingreso controlado', en: 'Controlled entrance' }, sharing: 'own' },
    ],
    building: null,
  },
  gallery: {
    title: { es: 'Azul de día,', en: 'Blue by day,' },
    titleBold: { es: 'cálido de tarde', en: 'warm by evening' },
    subtitle: {
      es: 'Cuando baja la luz se encienden el bar y la madera de la casa club.',
      en: 'When the light drops, the bar and the timber of the clubhouse start to glow.',
    },
    note: { es: 'Imágenes referenciales.', en: 'Illustrative images.' },
    images: [
      'zafiro-beach',
      'zafiro-terrace',
      'zafiro-shore',
      'zafiro-walk',
      'zafiro-lagoon',
      'zafiro-heights',
      'zafiro-evening',
      'zafiro-aerial',
    ],
    sliders: [],
    panorama: 'zafiro-pano',
    tourUrl: null,
    videos: ['zafiro-video-webm', 'zafiro-video-mp4'],
    videoPoster: 'zafiro-video-poster',
    videoUrl: null,
    cta: {
      title: { es: '¿Sol o sombra?', en: 'Sun or shade?' },
      titleBold: { es: 'Ven y elige', en: 'Come and choose' },
      description: {
        es: 'En el terreno se entiende mejor hacia dónde mira cada lote. Te acompañamos.',
        en: 'It is on site that you see which way each lot faces. We will show you around.',
      },
      buttonText: { es: 'Programar visita', en: 'Schedule visit' },
      more: howAppointmentsWork,
    },
  },
  stages: {
    title: { es: 'La obra,', en: 'Construction,' },
    titleBold: { es: 'paso a paso', en: 'step by step' },
    description: {
      es: 'Las cuatro fases de Zafiro, desde las líneas rectas en la arena hasta el agua azul.',
      en: 'The four stages of Zafiro, from straight lines on the sand to blue water.',
    },
    note: {
      es: 'Secuencia prevista de la obra. Imágenes referenciales.',
      en: 'Planned building sequence. Illustrative images.',
    },
    images: [
      {
        image: 'zafiro-stage-1',
        title: { es: 'Líneas en la arena', en: 'Lines on the sand' },
        caption: { es: 'Dos piscinas marcadas en ángulo recto', en: 'Two pools marked out at right angles' },
      },
      {
        image: 'zafiro-stage-2',
        title: { es: 'Terrazas y calles', en: 'Terraces and streets' },
        caption: { es: 'Piscinas excavadas y cimientos en fila', en: 'Pools dug out, footings in rows' },
      },
      {
        image: 'zafiro-stage-3',
        title: { es: 'Estructuras', en: 'Structures' },
        caption: { es: 'Casas en concreto y vasos de las piscinas', en: 'Concrete houses and pool shells' },
      },
      {
        image: 'zafiro-stage-4',
        title: { es: 'Agua y madera', en: 'Water and timber' },
        caption: { es: 'Piscinas azules, muros blancos y celosías', en: 'Blue pools, white walls, timber screens' },
      },
    ],
  },
  virtual: null,
  promoBanner: null,
  location: {
    title: { es: 'En la costa de', en: 'On the coast of' },
    titleBold: { es: 'Punta de Bombón', en: 'Punta de Bombón' },
    description: {
      es: 'Al sur de la desembocadura del río Tambo, en la provincia de Islay, Arequipa. Se llega por la Costanera.',
      en: 'South of the mouth of the Tambo river, in the province of Islay, Arequipa, on the coastal road.',
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
    projects: ['coral', 'punta-arena-2', 'punta-arena', 'santorini', 'prado-piamonte'],
  },
  contact: {
    title: { es: 'Tu lote en', en: 'Your lot at' },
    titleBold: { es: 'Zafiro', en: 'Zafiro' },
    intro: {
      es: 'Escríbenos y un asesor te mostrará la distribución de los lotes y el plan de cuotas que te acomode.',
      en: 'Write to us and an adviser will show you how the lots are laid out and the payment plan that suits you.',
    },
    image: 'zafiro-beach',
  },
  lotPlan: 'lot-plan-zafiro',
  lotImages: { empty: 'zafiro-lot', built: 'zafiro-lot-house' },
  answers: zafiroAnswers,
  seo: {
    title: { es: 'Zafiro, condominio de playa en Punta de Bombón', en: 'Zafiro, beach condominium in Punta de Bombón' },
    description: {
      es: 'Arquitectura contemporánea, piscina de agua azul y casa club en Punta de Bombón, Arequipa. Lotes con financiamiento sin intereses.',
      en: 'Contemporary architecture, a deep blue pool and a clubhouse in Punta de Bombón, Arequipa. Lots on interest-free instalments.',
    },
  },
}
