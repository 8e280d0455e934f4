import type { Project } from '@app/domain/snapshot/project.schema'
import { mykonosUpdates } from '../answers/construction-updates'
import { mykonosAnswers } from '../answers/project-answers'
import { howAppointmentsWork } from '../popups'
import { towns } from '../towns'

export const mykonos: Project = {
  slug: 'mykonos',
  kind: 'condominium',
  name: 'Mykonos',
  logo: 'logo-mykonos',
  crmId: 5,
  order: 2,
  place: 'mejia',
  typeLabel: { es: 'Condominio de playa', en: 'Beach condominium' },
  status: 'in-progress',
  soldOut: false,
  statusNote: null,
  monthlyFromUsd: 1083,
  months: 12,
  minAreaM2: 110,
  conditions: { es: 'Sujeto a condiciones.', en: 'Conditions apply.' },
  cardImage: 'mykonos-street',
  card: {
    description: { es: 'Pasajes de piedra y puertas azules', en: 'Stone lanes and blue doors' },
    detail1: { es: 'Piscina y bar', en: 'Pool and bar' },
    detail2: { es: 'Mirador de los molinos', en: 'Windmill lookout' },
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
    { type: 'image', image: 'mykonos-hero-1', video: null },
    { type: 'image', image: 'mykonos-lot-view', video: null },
    { type: 'image', image: 'mykonos-pool', video: null },
    { type: 'video', image: 'mykonos-video-poster', video: 'mykonos-video-mp4' },
  ],
  area: {
    title: { es: 'Pasajes blancos,', en: 'White lanes' },
    titleBold: { es: 'puertas azules', en: 'and blue doors' },
    description: {
      es: 'Mykonos se recorre a pie: pasajes de piedra con sombra, escalones, postigos azules y macetas de buganvilia en cada puerta. Arriba asoman tres molinos; abajo está la piscina. La obra está en marcha y los lotes parten de {area}.',
      en: 'Mykonos is made for walking. Shaded stone lanes and short flights of steps pass blue shutters and pots of bougainvillea; three windmills stand above, the pool lies below. Work is under way, and lots start at {area}.',
    },
    amenities: [
      { icon: 'waves', text: { es: 'Piscina de borde curvo', en: 'Round-edged pool' }, sharing: 'own' },
      { icon: 'baby', text: { es: 'Patera para niños', en: 'Paddling pool' }, sharing: 'own' },
      {
        icon: 'footprints',
        text: { es: 'Pasajes y escaleras de piedra', en: 'Stone lanes and stairs' },
        sharing: 'own',
      },
      { icon: 'sun', text: { es: 'Mirador de los molinos', en: 'Windmill lookout' }, sharing: 'own' },
      { icon: 'glass', text: { es: 'Bar de piscina', en: 'Pool bar' }, sharing: 'own' },
      { icon: 'leaf', text: { es: 'Patios con buganvilias', en: 'Bougainvillea courtyards' }, sharing: 'own' },
      { icon: 'sofa', text: { es: 'Pérgolas con sombra', en: 'Shaded pergolas' }, sharing: 'own' },
      { icon: 'flame', text: { es: 'Parrillas familiares', en: 'Family barbecues' }, sharing: 'own' },
      { icon: 'umbrella', text: { es: 'Frente de playa', en: 'Beachfront' }, sharing: 'shared' },
      { icon: 'shield', text: { es: 'Caseta de ingreso', en: 'Gatehouse' }, sharing: 'shared' },
    ],
    building: null,
  },
  gallery: {
    title: { es: 'Camina por', en: 'Take a walk' },
    titleBold: { es: 'sus pasajes', en: 'down its lanes' },
    subtitle: {
      es: 'Sombra de un lado, sol del otro y la piscina al final del recorrido.',
      en: 'Shade on one side, sun on the other, and the pool where the walk ends.',
    },
    note: { es: 'Imágenes referenciales.', en: 'Illustrative images.' },
    images: [
      'mykonos-street',
      'mykonos-beach',
      'mykonos-shore',
      'mykonos-walk',
      'mykonos-lagoon',
      'mykonos-heights',
      'mykonos-evening',
      'mykonos-aerial',
    ],
    sliders: [],
    panorama: 'mykonos-pano',
    tourUrl: null,
    videos: ['mykonos-video-webm', 'mykonos-video-mp4'],
    videoPoster: 'mykonos-video-poster',
    videoUrl: null,
    cta: {
      title: { es: 'La obra avanza:', en: 'Under way now:' },
      titleBold: { es: 'ven a verla', en: 'come and see it' },
      description: {
        es: 'Recorre con un asesor las calles ya trazadas y los lotes que siguen disponibles.',
        en: 'Walk the streets already laid out with an adviser and see which lots are available.',
      },
      buttonText: { es: 'Programar visita', en: 'Schedule visit' },
      more: howAppointmentsWork,
    },
  },
  stages: {
    title: { es: 'Las etapas', en: 'The stages' },
    titleBold: { es: 'de la obra', en: 'of construction' },
    description: {
      es: 'Cómo crece Mykonos: primero las terrazas y las redes, después los muros y al final las cúpulas.',
      en: 'How Mykonos grows: terraces and utilities first, then the walls, and the domes at the end.',
    },
    note: {
      es: 'Imágenes referenciales de cada etapa.',
      en: 'Illustrative images of each stage.',
    },
    images: [
      {
        image: 'mykonos-stage-1',
        title: { es: 'Trazo', en: 'Setting out' },
        caption: { es: 'Terrazas niveladas y piscinas marcadas', en: 'Terraces levelled, pools marked out' },
      },
      {
        image: 'mykonos-stage-2',
        title: { es: 'Calles y cimientos', en: 'Streets and footings' },
        caption: { es: 'Base de las vías y cimientos en cada terraza', en: 'Road base, and footings on each terrace' },
      },
      {
        image: 'mykonos-stage-3',
        title: { es: 'Estructuras', en: 'Structures' },
        caption: { es: 'Casas y piscinas en concreto', en: 'Houses and pools in concrete' },
      },
      {
        image: 'mykonos-stage-4',
        title: { es: 'Acabados', en: 'Finishes' },
        caption: { es: 'Cúpulas, pérgolas y piscinas llenas', en: 'Domes, pergolas and filled pools' },
      },
    ],
  },
  virtual: null,
  promoBanner: null,
  location: {
    title: { es: 'En Mejía,', en: 'In Mejía,' },
    titleBold: { es: 'playa y lagunas', en: 'beach and lagoons' },
    description: {
      es: 'Mejía es el balneario que sigue a Mollendo por la Costanera. Hacia el sur empiezan las lagunas, refugio de aves, y el valle de Tambo.',
      en: 'Mejía is the next seaside town after Mollendo on the coastal road. To the south lie its lagoons, a refuge for birds, and the Tambo valley.',
    },
    map: 'map-mejia',
    coordinates: towns.mejia,
    googleMapsUrl: null,
    wazeUrl: null,
    note: { es: 'Ubicación referencial.', en: 'Approximate location.' },
  },
  related: {
    title: { es: 'También te', en: 'You may also' },
    titleBold: { es: 'puede interesar', en: 'be interested' },
    projects: ['santorini', 'punta-arena', 'coral', 'zafiro', 'bahia-serena'],
  },
  contact: {
    title: { es: 'Tu lote en', en: 'Your lot at' },
    titleBold: { es: 'Mykonos', en: 'Mykonos' },
    intro: {
      es: 'Cuéntanos cómo ubicarte y te enviaremos el plano actualizado de la obra y de los lotes disponibles.',
      en: 'Tell us how to reach you and we will send you the latest site plan, with the lots still available.',
    },
    image: 'mykonos-beach',
  },
  lotPlan: 'lot-plan-mykonos',
  lotImages: { empty: 'mykonos-lot', built: 'mykonos-lot-house' },
  answers: mykonosAnswers,
  constructionUpdates: mykonosUpdates,
  seo: {
    title: { es: 'Mykonos, condominio de playa en Mejía', en: 'Mykonos, beach condominium in Mejía' },
    description: {
      es: 'Condominio en obras en Mejía, Arequipa: pasajes blancos, molinos, piscina curva y lotes con financiamiento sin intereses.',
      en: 'A condominium under construction in Mejía, Arequipa: white lanes, windmills, a curved pool and lots on interest-free instalments.',
    },
  },
}
