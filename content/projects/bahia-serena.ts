import type { Project } from '@app/domain/snapshot/project.schema'
import { bahiaSerenaAnswers } from '../answers/project-answers'
import { howAppointmentsWork } from '../popups'
import { towns } from '../towns'

export const bahiaSerena: Project = {
  slug: 'bahia-serena',
  kind: 'condominium',
  name: 'Bahía Serena',
  logo: 'logo-bahia-serena',
  crmId: 9,
  order: 8,
  place: 'tumbes',
  typeLabel: { es: 'Condominio de playa', en: 'Beach condominium' },
  status: 'pre-sale',
  soldOut: false,
  statusNote: { es: 'Gran cierre de preventa', en: 'Grand pre-sale closing' },
  monthlyFromUsd: 149,
  months: null,
  minAreaM2: 90,
  conditions: { es: 'Sujeto a condiciones.', en: 'Conditions apply.' },
  cardImage: 'bahia-serena-beach',
  card: {
    description: { es: 'Techos de palma y mar tibio', en: 'Thatched roofs and a warm sea' },
    detail1: { es: 'Piscina sin esquinas', en: 'Wide rounded pool' },
    detail2: { es: 'Hamacas en el palmeral', en: 'Hammocks in the palms' },
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
        value: { es: 'Consultar', en: 'Ask us' },
        text: { es: 'Plazo de financiamiento', en: 'Financing term' },
        highlighted: true,
        bold: true,
      },
    ],
  },
  slider: [
    { type: 'image', image: 'bahia-serena-hero-1', video: null },
    { type: 'image', image: 'bahia-serena-lot-view', video: null },
    { type: 'image', image: 'bahia-serena-hero-2', video: null },
    { type: 'video', image: 'bahia-serena-video-poster', video: 'bahia-serena-video-mp4' },
  ],
  area: {
    title: { es: 'Techos de palma,', en: 'Thatched roofs,' },
    titleBold: { es: 'mar tibio', en: 'a warm sea' },
    description: {
      es: 'En Tumbes el agua es tibia y la tarde se toma su tiempo. Las casas se cubren con techos de palma y galerías de madera; entre ellas y las palmeras hay una piscina amplia, sin esquinas. Lotes desde {area}.',
      en: 'In Tumbes the water is warm and evenings take their time. Houses sit under palm thatch and timber galleries; between them and the palm grove lies a wide pool without a single corner. Lots from {area}.',
    },
    amenities: [
      { icon: 'waves', text: { es: 'Piscina sin esquinas', en: 'Wide rounded pool' }, sharing: 'own' },
      { icon: 'umbrella', text: { es: 'Sombrillas de palma', en: 'Palm-thatch parasols' }, sharing: 'shared' },
      { icon: 'glass', text: { es: 'Bar bajo techo de palma', en: 'Thatched bar' }, sharing: 'own' },
      { icon: 'trees', text: { es: 'Hamacas en el palmeral', en: 'Hammocks among the palms' }, sharing: 'own' },
      { icon: 'fish', text: { es: 'Cocina para la pesca del día', en: 'Kitchen for the day’s catch' }, sharing: 'own' },
      { icon: 'baby', text: { es: 'Piscina para niños', en: 'Children’s pool' }, sharing: 'own' },
      { icon: 'sun', text: { es: 'Terraza para ver el ocaso', en: 'Sunset terrace' }, sharing: 'own' },
      { icon: 'sofa', text: { es: 'Salón abierto a la brisa', en: 'Open-air lounge' }, sharing: 'own' },
      { icon: 'shield', text: { es: 'Ingreso controlado', en: 'Controlled entrance' }, sharing: 'own' },
      { icon: 'car', text: { es: 'Estacionamientos', en: 'Parking spaces' }, sharing: 'shared' },
    ],
    building: null,
  },
  gallery: {
    title: { es: 'La tarde en', en: 'Late afternoon' },
    titleBold: { es: 'Bahía Serena', en: 'at Bahía Serena' },
    subtitle: {
      es: 'Cielo naranja, paja y madera: de la piscina a la orilla.',
      en: 'Orange sky, thatch and timber, from the pool to the water’s edge.',
    },
    note: { es: 'Imágenes referenciales.', en: 'Illustrative images.' },
    images: [
      'bahia-serena-terrace',
      'bahia-serena-street',
      'bahia-serena-beach',
      'bahia-serena-shore',
      'bahia-serena-walk',
      'bahia-serena-lagoon',
      'bahia-serena-heights',
      'bahia-serena-aerial',
    ],
    sliders: [],
    panorama: 'bahia-serena-pano',
    tourUrl: null,
    videos: ['bahia-serena-video-webm', 'bahia-serena-video-mp4'],
    videoPoster: 'bahia-serena-video-poster',
    videoUrl: null,
    cta: {
      title: { es: '¿Vas al norte?', en: 'Heading north?' },
      titleBold: { es: 'Te esperamos', en: 'Come and see us' },
      description: {
        es: 'Coordinamos tu visita desde Lima o Arequipa y te recibimos en el terreno.',
        en: 'We arrange your visit from Lima or Arequipa and meet you on site.',
      },
      buttonText: { es: 'Programar visita', en: 'Schedule visit' },
      more: howAppointmentsWork,
    },
  },
  stages: {
    title: { es: 'Del trazo', en: 'From first lines' },
    titleBold: { es: 'al techo de palma', en: 'to thatched roofs' },
    description: {
      es: 'Las cuatro fases de Bahía Serena, desde la primera línea en el terreno hasta los techos de palma.',
      en: 'The four stages of Bahía Serena, from the first line on the ground to the thatched roofs.',
    },
    note: {
      es: 'Secuencia prevista de la obra. Imágenes referenciales.',
      en: 'Planned building sequence. Illustrative images.',
    },
    images: [
      {
        image: 'bahia-serena-stage-1',
        title: { es: 'Trazo', en: 'Setting out' },
        caption: {
          es: 'Contorno de la piscina e hitos de los lotes',
          en: 'Outline of the pool and stakes for the lots',
        },
      },
      {
        image: 'bahia-serena-stage-2',
        title: { es: 'Excavación', en: 'Digging' },
        caption: { es: 'Vaso de la piscina, calles y cimientos', en: 'Pool basin, streets and footings' },
      },
      {
        image: 'bahia-serena-stage-3',
        title: { es: 'Muros', en: 'Walls' },
        caption: { es: 'Casas en concreto y pista asfaltada', en: 'Concrete houses and a surfaced road' },
      },
      {
        image: 'bahia-serena-stage-4',
        title: { es: 'Palma y sombra', en: 'Thatch and shade' },
        caption: { es: 'Techos tejidos, palmeras y piscina llena', en: 'Roofs thatched, palms planted, pool filled' },
      },
    ],
  },
  virtual: null,
  promoBanner: null,
  location: {
    title: { es: 'Tumbes, playa', en: 'Tumbes, Peru’s' },
    titleBold: { es: 'del extremo norte', en: 'far northern coast' },
    description: {
      es: 'En la costa de Tumbes, junto a la Panamericana Norte.',
      en: 'On the coast of Tumbes, along the northern Pan-American highway.',
    },
    map: 'map-tumbes',
    coordinates: towns.tumbes,
    googleMapsUrl: null,
    wazeUrl: null,
    note: { es: 'Ubicación referencial.', en: 'Approximate location.' },
  },
  related: {
    title: { es: 'También te', en: 'You may also' },
    titleBold: { es: 'puede interesar', en: 'be interested' },
    projects: ['coral', 'santorini', 'punta-arena-2', 'zafiro', 'o2'],
  },
  contact: {
    title: { es: 'Tu lote en', en: 'Your lot at' },
    titleBold: { es: 'Bahía Serena', en: 'Bahía Serena' },
    intro: {
      es: 'Escríbenos y un asesor te contará cómo es el terreno, qué lotes hay y qué plazo de pago te conviene.',
      en: 'Write to us and an adviser will tell you about the site, the lots and the payment term that fits you.',
    },
    image: 'bahia-serena-street',
  },
  lotPlan: 'lot-plan-bahia-serena',
  lotImages: { empty: 'bahia-serena-lot', built: 'bahia-serena-lot-house' },
  answers: bahiaSerenaAnswers,
  seo: {
    title: { es: 'Bahía Serena, condominio de playa en Tumbes', en: 'Bahía Serena, beach condominium in Tumbes' },
    description: {
      es: 'Techos de palma, piscina amplia y mar tibio en la costa de Tumbes. Lotes de playa en preventa.',
      en: 'Thatched roofs, a wide pool and a warm sea on the coast of Tumbes, northern Peru. Beach lots in pre-sale.',
    },
  },
}
