import type { Project } from '@app/domain/snapshot/project.schema'
import { santoriniUpdates } from '../answers/construction-updates'
import { santoriniAnswers } from '../answers/project-answers'
import { howAppointmentsWork } from '../popups'
import { towns } from '../towns'

export const santorini: Project = {
  slug: 'santorini',
  kind: 'condominium',
  name: 'Santorini',
  logo: 'logo-santorini',
  crmId: 6,
  order: 1,
  place: 'mejia',
  typeLabel: { es: 'Condominio de playa', en: 'Beach condominium' },
  status: 'pre-sale',
  soldOut: false,
  statusNote: null,
  monthlyFromUsd: 206,
  months: 60,
  minAreaM2: 100,
  conditions: { es: 'Sujeto a condiciones.', en: 'Conditions apply.' },
  cardImage: 'santorini-heights',
  card: {
    description: { es: 'Un pueblo blanco frente al mar', en: 'A white village facing the sea' },
    detail1: { es: 'Piscina y casa club', en: 'Pool and clubhouse' },
    detail2: { es: 'Malecón peatonal', en: 'Seafront promenade' },
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
    { type: 'image', image: 'santorini-pool', video: null },
    { type: 'image', image: 'santorini-lot-view', video: null },
    { type: 'image', image: 'santorini-hero-2', video: null },
    { type: 'video', image: 'santorini-video-poster', video: 'santorini-video-mp4' },
  ],
  area: {
    title: { es: 'Un pueblo blanco', en: 'A white village' },
    titleBold: { es: 'frente al mar', en: 'facing the sea' },
    description: {
      es: 'Muros encalados, cúpulas azules y terrazas con buganvilias que bajan hacia la playa. Los lotes, desde {area}, se ordenan alrededor de una piscina larga bordeada de palmeras; después vienen el malecón y la arena.',
      en: 'Whitewashed walls, blue domes and terraces full of bougainvillea step down towards the beach. Lots start at {area} and gather around one long pool lined with palms, with the promenade and the sand just beyond it.',
    },
    amenities: [
      { icon: 'waves', text: { es: 'Piscina principal', en: 'Main pool' }, sharing: 'own' },
      { icon: 'baby', text: { es: 'Piscina para niños', en: 'Children’s pool' }, sharing: 'own' },
      { icon: 'umbrella', text: { es: 'Frente de playa', en: 'Beachfront' }, sharing: 'shared' },
      { icon: 'glass', text: { es: 'Casa club con bar', en: 'Clubhouse with bar' }, sharing: 'own' },
      { icon: 'sun', text: { es: 'Terraza y solárium', en: 'Terrace and sun deck' }, sharing: 'own' },
      { icon: 'trees', text: { es: 'Jardines y palmeras', en: 'Gardens and palms' }, sharing: 'own' },
      { icon: 'footprints', text: { es: 'Malecón peatonal', en: 'Seafront promenade' }, sharing: 'shared' },
      { icon: 'flame', text: { es: 'Zona de parrillas', en: 'Barbecue area' }, sharing: 'own' },
      { icon: 'shield', text: { es: 'Ingreso controlado', en: 'Controlled entrance' }, sharing: 'own' },
      { icon: 'car', text: { es: 'Estacionamientos', en: 'Parking spaces' }, sharing: 'shared' },
    ],
    building: null,
  },
  gallery: {
    title: { es: 'Mira cómo', en: 'See how' },
    titleBold: { es: 'se vive', en: 'the day goes by' },
    subtitle: {
      es: 'De la arena a la casa club, a la hora en que baja el sol.',
      en: 'From the sand to the clubhouse, as the sun goes down.',
    },
    note: { es: 'Imágenes referenciales.', en: 'Illustrative images.' },
    images: [
      'santorini-club',
      'santorini-hero-1',
      'santorini-street',
      'santorini-walk',
      'santorini-lagoon',
      'santorini-heights',
      'santorini-evening',
      'santorini-aerial',
    ],
    sliders: [],
    panorama: 'santorini-pano',
    tourUrl: null,
    videos: ['santorini-video-webm', 'santorini-video-mp4'],
    videoPoster: 'santorini-video-poster',
    videoUrl: null,
    cta: {
      title: { es: 'Mejor aún:', en: 'Better still:' },
      titleBold: { es: 'ven a conocerlo', en: 'come and see it' },
      description: {
        es: 'Te acompañamos a recorrer el terreno y a elegir tu lote.',
        en: 'We walk the site with you and help you choose your lot.',
      },
      buttonText: { es: 'Programar visita', en: 'Schedule visit' },
      more: howAppointmentsWork,
    },
  },
  stages: {
    title: { es: 'De la arena', en: 'From bare sand' },
    titleBold: { es: 'al pueblo blanco', en: 'to white village' },
    description: {
      es: 'Las cuatro fases de Santorini, desde el trazo de la piscina hasta las cúpulas azules.',
      en: 'The four stages of Santorini, from marking out the pool to the blue domes.',
    },
    note: {
      es: 'Secuencia prevista de la obra. Imágenes referenciales.',
      en: 'Planned building sequence. Illustrative images.',
    },
    images: [
      {
        image: 'santorini-stage-1',
        title: { es: 'Trazo', en: 'Setting out' },
        caption: {
          es: 'Terreno nivelado y piscina marcada en la arena',
          en: 'Ground levelled, pool marked on the sand',
        },
      },
      {
        image: 'santorini-stage-2',
        title: { es: 'Calles y cimientos', en: 'Streets and footings' },
        caption: { es: 'Se excava la piscina y se abren las terrazas', en: 'Pool dug out, terraces opened up' },
      },
      {
        image: 'santorini-stage-3',
        title: { es: 'Estructuras', en: 'Structures' },
        caption: { es: 'Muros de concreto y vaso de la piscina', en: 'Concrete walls and the pool shell' },
      },
      {
        image: 'santorini-stage-4',
        title: { es: 'Agua y cal', en: 'Water and whitewash' },
        caption: { es: 'Piscina llena, palmeras y fachadas blancas', en: 'Pool filled, palms planted, walls painted' },
      },
    ],
  },
  virtual: null,
  promoBanner: null,
  location: {
    title: { es: 'En Mejía,', en: 'In Mejía,' },
    titleBold: { es: 'sobre la costa', en: 'on the coast' },
    description: {
      es: 'Entre Mollendo y Punta de Bombón, en la provincia de Islay, Arequipa.',
      en: 'Between Mollendo and Punta de Bombón, in the province of Islay, Arequipa.',
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
    projects: ['mykonos', 'punta-arena-2', 'coral', 'zafiro', 'bahia-serena'],
  },
  contact: {
    title: { es: 'Tu lote en', en: 'Your lot at' },
    titleBold: { es: 'Santorini', en: 'Santorini' },
    intro: {
      es: 'Déjanos tus datos y un asesor te llamará con planos, cuotas y fechas de visita.',
      en: 'Leave your details and an adviser will call you with plans, instalments and visiting dates.',
    },
    image: 'santorini-beach',
  },
  lotPlan: 'lot-plan-santorini',
  lotImages: { empty: 'santorini-lot', built: 'santorini-lot-house' },
  answers: santoriniAnswers,
  constructionUpdates: santoriniUpdates,
  seo: {
    title: { es: 'Santorini, condominio de playa en Mejía', en: 'Santorini, beach condominium in Mejía' },
    description: {
      es: 'Lotes en un condominio blanco frente al mar de Mejía, Arequipa: piscina entre palmeras, casa club, malecón y financiamiento sin intereses.',
      en: 'Lots in a whitewashed condominium by the sea in Mejía, Arequipa: palm-lined pool, clubhouse, promenade and interest-free instalments.',
    },
  },
}
