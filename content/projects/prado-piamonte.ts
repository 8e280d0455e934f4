import type { Project } from '@app/domain/snapshot/project.schema'
import { pradoPiamonteAnswers } from '../answers/project-answers'
import { howAppointmentsWork } from '../popups'
import { towns } from '../towns'

export const pradoPiamonte: Project = {
  slug: 'prado-piamonte',
  kind: 'condominium',
  name: 'Prado Piamonte',
  logo: 'logo-prado-piamonte',
  crmId: 7,
  order: 7,
  place: 'la-joya',
  typeLabel: { es: 'Condominio de campo', en: 'Countryside condominium' },
  status: 'pre-sale',
  soldOut: false,
  statusNote: null,
  monthlyFromUsd: 483,
  months: 60,
  minAreaM2: 300,
  conditions: { es: 'Sujeto a condiciones.', en: 'Conditions apply.' },
  cardImage: 'prado-piamonte-meadow',
  card: {
    description: { es: 'Lotes de campo con vista al Misti', en: 'Country lots with Misti in view' },
    detail1: { es: 'Casa club y piscina', en: 'Clubhouse and pool' },
    detail2: { es: 'Sendero para cabalgar', en: 'Bridle path' },
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
    { type: 'image', image: 'prado-piamonte-hero-1', video: null },
    { type: 'image', image: 'prado-piamonte-lot-view', video: null },
    { type: 'image', image: 'prado-piamonte-hero-2', video: null },
    { type: 'video', image: 'prado-piamonte-video-poster', video: 'prado-piamonte-video-mp4' },
  ],
  area: {
    title: { es: 'Campo abierto', en: 'Open country' },
    titleBold: { es: 'con vista al Misti', en: 'with Misti in view' },
    description: {
      es: 'Álamos en el ingreso, veredas con flores y una avenida arbolada que apunta al volcán. En Prado Piamonte los lotes son de campo, desde {area}: alcanzan para la casa, la huerta y un árbol grande.',
      en: 'Poplars at the gate, flower borders along the pavements and an avenue of trees that points at the volcano. These are countryside lots, from {area}: room for a house, a kitchen garden and one big tree.',
    },
    amenities: [
      { icon: 'trees', text: { es: 'Avenida arbolada', en: 'Avenue of trees' }, sharing: 'own' },
      { icon: 'leaf', text: { es: 'Pradera común', en: 'Common meadow' }, sharing: 'own' },
      { icon: 'mountain', text: { es: 'Mirador al Misti', en: 'Misti lookout' }, sharing: 'own' },
      { icon: 'waves', text: { es: 'Piscina larga', en: 'Long pool' }, sharing: 'own' },
      { icon: 'sofa', text: { es: 'Casa club con chimenea', en: 'Clubhouse with fireplace' }, sharing: 'own' },
      { icon: 'umbrella', text: { es: 'Terraza con sombrillas', en: 'Terrace with parasols' }, sharing: 'own' },
      { icon: 'flame', text: { es: 'Parrillas y horno', en: 'Barbecues and oven' }, sharing: 'own' },
      { icon: 'baby', text: { es: 'Juegos para niños', en: 'Children’s playground' }, sharing: 'own' },
      { icon: 'bike', text: { es: 'Ruta de bicicletas', en: 'Cycling loop' }, sharing: 'own' },
      { icon: 'dog', text: { es: 'Parque para mascotas', en: 'Pet park' }, sharing: 'own' },
      { icon: 'horse', text: { es: 'Sendero para cabalgar', en: 'Bridle path' }, sharing: 'shared' },
      { icon: 'shield', text: { es: 'Pórtico con vigilancia', en: 'Staffed gatehouse' }, sharing: 'own' },
    ],
    building: null,
  },
  gallery: {
    title: { es: 'Una avenida', en: 'An avenue' },
    titleBold: { es: 'hacia el volcán', en: 'to the volcano' },
    subtitle: {
      es: 'Veredas con sombra, un sendero en la pradera y la piscina de la casa club.',
      en: 'Shaded pavements, a path across the meadow and the clubhouse pool.',
    },
    note: { es: 'Imágenes referenciales.', en: 'Illustrative images.' },
    images: [
      'prado-piamonte-club',
      'prado-piamonte-street',
      'prado-piamonte-meadow',
      'prado-piamonte-avenue',
      'prado-piamonte-dusk',
      'prado-piamonte-lots',
      'prado-piamonte-house',
      'prado-piamonte-aerial',
    ],
    sliders: [],
    panorama: 'prado-piamonte-pano',
    tourUrl: null,
    videos: ['prado-piamonte-video-webm', 'prado-piamonte-video-mp4'],
    videoPoster: 'prado-piamonte-video-poster',
    videoUrl: null,
    cta: {
      title: { es: 'Ven de mañana,', en: 'Come early,' },
      titleBold: { es: 'con cielo limpio', en: 'while it is clear' },
      description: {
        es: 'Temprano el Misti se ve mejor. Reserva una hora y recorremos los lotes juntos.',
        en: 'Misti shows best in the morning. Book a time and we will walk the lots together.',
      },
      buttonText: { es: 'Programar visita', en: 'Schedule visit' },
      more: howAppointmentsWork,
    },
  },
  stages: {
    title: { es: 'De pradera', en: 'From meadow' },
    titleBold: { es: 'a barrio', en: 'to neighbourhood' },
    description: {
      es: 'Las cuatro fases de una avenida de Prado Piamonte, desde los hitos en el pasto hasta los árboles.',
      en: 'The four stages of an avenue in Prado Piamonte, from the stakes in the grass to the trees.',
    },
    note: {
      es: 'Secuencia prevista de la obra. Imágenes referenciales.',
      en: 'Planned building sequence. Illustrative images.',
    },
    images: [
      {
        image: 'prado-piamonte-stage-1',
        title: { es: 'Trazo de lotes', en: 'Marking out' },
        caption: { es: 'Hitos en el pasto y base de la avenida', en: 'Stakes in the grass, base of the avenue' },
      },
      {
        image: 'prado-piamonte-stage-2',
        title: { es: 'Sardineles y veredas', en: 'Kerbs and pavements' },
        caption: { es: 'La avenida ya tiene bordes', en: 'The avenue gets its edges' },
      },
      {
        image: 'prado-piamonte-stage-3',
        title: { es: 'Asfalto', en: 'Asphalt' },
        caption: { es: 'Pista terminada y primeras casas', en: 'Road surfaced, first houses rising' },
      },
      {
        image: 'prado-piamonte-stage-4',
        title: { es: 'Árboles y jardines', en: 'Trees and gardens' },
        caption: { es: 'Casas acabadas a la vista del volcán', en: 'Finished houses in view of the volcano' },
      },
    ],
  },
  virtual: null,
  promoBanner: null,
  location: {
    title: { es: 'En La Joya,', en: 'In La Joya,' },
    titleBold: { es: 'campo con sol', en: 'sunny farmland' },
    description: {
      es: 'Distrito de La Joya, provincia de Arequipa, sobre la Panamericana Sur y entre chacras de riego. El Misti queda hacia el este.',
      en: 'In the district of La Joya, province of Arequipa, on the southern Pan-American highway and among irrigated fields. Misti rises to the east.',
    },
    map: 'map-la-joya',
    coordinates: towns.laJoya,
    googleMapsUrl: null,
    wazeUrl: null,
    note: { es: 'Ubicación referencial.', en: 'Approximate location.' },
  },
  related: {
    title: { es: 'También te', en: 'You may also' },
    titleBold: { es: 'puede interesar', en: 'be interested' },
    projects: ['punta-arena-2', 'santorini', 'zafiro', 'mykonos', 'coral'],
  },
  contact: {
    title: { es: 'Tu lote en', en: 'Your lot at' },
    titleBold: { es: 'Prado Piamonte', en: 'Prado Piamonte' },
    intro: {
      es: 'Déjanos tus datos y un asesor te mostrará el plano, los lotes con vista al volcán y las cuotas.',
      en: 'Leave your details and an adviser will show you the plan, the lots facing the volcano and the instalments.',
    },
    image: 'prado-piamonte-dusk',
  },
  lotPlan: 'lot-plan-prado-piamonte',
  lotImages: { empty: 'prado-piamonte-lot', built: 'prado-piamonte-lot-house' },
  answers: pradoPiamonteAnswers,
  seo: {
    title: { es: 'Prado Piamonte, lotes de campo en La Joya', en: 'Prado Piamonte, countryside lots in La Joya' },
    description: {
      es: 'Lotes de campo en La Joya, Arequipa, con avenida arbolada, pradera y vista al Misti. Preventa con cuotas sin intereses.',
      en: 'Countryside lots in La Joya, Arequipa, with an avenue of trees, a meadow and a view of Misti. Pre-sale, interest-free instalments.',
    },
  },
}
