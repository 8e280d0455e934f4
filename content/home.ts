import type { Home } from '@app/domain/snapshot/globals.schema'

export const home: Home = {
  hero: {
    title: { es: 'Del sillar', en: 'From stone' },
    titleBold: { es: 'al mar.', en: 'to shore.' },
    intro: {
      es: 'Lotes de playa y de campo, y departamentos, en Arequipa, Tumbes, Lima y Cusco. Los lotes se pagan en cuotas mensuales sin intereses.',
      en: 'Beach and countryside lots, and apartments, in Arequipa, Tumbes, Lima and Cusco. Lots are paid for in monthly instalments, interest-free.',
    },
    primaryCta: { es: 'Ver proyectos', en: 'See the projects' },
    secondaryCta: { es: 'Hablar con un asesor', en: 'Talk to an adviser' },
    poster: 'home-poster',
    videos: ['home-loop-webm', 'home-loop-mp4'],
    phoneVideos: ['home-loop-phone-webm', 'home-loop-phone-mp4'],
  },
  claims: [
    {
      key: 'years',
      figure: 10,
      text: { es: 'años de experiencia', en: 'years of experience' },
      detail: {
        es: 'De la primera piedra a la entrega de llaves, con sedes en Arequipa y Lima.',
        en: 'From the first stone to the handing over of keys, with offices in Arequipa and Lima.',
      },
    },
    {
      key: 'projects',
      figure: 10,
      text: { es: 'proyectos inmobiliarios', en: 'real-estate projects' },
      detail: {
        es: 'Playa, campo y ciudad: Mejía, Punta de Bombón, La Joya, Tumbes, Lima y Cusco.',
        en: 'Beach, countryside and city: Mejía, Punta de Bombón, La Joya, Tumbes, Lima and Cusco.',
      },
    },
    {
      key: 'families',
      figure: 1000,
      text: { es: 'familias felices', en: 'happy families' },
      detail: {
        es: 'Propietarios que hoy nos presentan a sus hermanos, a sus vecinos y a sus amigos.',
        en: 'Owners who now introduce us to their brothers and sisters, neighbours and friends.',
      },
    },
  ],
  projects: {
    title: { es: 'Elige dónde', en: 'Choose where' },
    titleBold: { es: 'echar raíces', en: 'to take root' },
  },
  about: {
    title: { es: 'Piedra firme,', en: 'Solid stone,' },
    titleBold: { es: 'mar abierto', en: 'open sea' },
    intro: {
      es: 'Somos una desarrolladora arequipeña. Desde hace más de {years} años diseñamos y habilitamos condominios de playa y de campo, y construimos edificios multifamiliares.',
      en: 'We are a developer from Arequipa. For more than {years} years we have designed and developed beach and countryside condominiums, and built apartment buildings.',
    },
    body: {
      es: 'Cada proyecto empieza igual: un lugar que lo merece, un plano claro y una cuota que se entiende a la primera.',
      en: 'Every project starts the same way: a place worth building in, a clear plan, and an instalment that makes sense the first time you read it.',
    },
    button: { es: 'Conócenos', en: 'Get to know us' },
    image: 'punta-arena-terrace',
  },
  certifications: [
    { name: 'ISO 9001', detail: { es: 'Calidad', en: 'Quality' } },
    { name: 'ISO 14001', detail: { es: 'Ambiente', en: 'Environment' } },
    { name: 'EDGE', detail: { es: 'En proyecto', en: 'Planned' } },
  ],
  news: {
    title: { es: 'Lo que pasa', en: 'What’s new' },
    titleBold: { es: 'en obra y en casa', en: 'on site, at home' },
  },
  testimonials: {
    title: { es: 'Lo cuentan', en: 'Owners' },
    titleBold: { es: 'sus dueños', en: 'in their own words' },
  },
  contact: {
    title: { es: 'Conversemos', en: 'Let’s talk' },
    titleBold: { es: 'sobre tu lugar', en: 'about your place' },
    intro: {
      es: 'Déjanos tus datos y un asesor de la sede más cercana te llamará con planos, cuotas y fechas de visita.',
      en: 'Leave us your details and an adviser from the nearest office will call you with plans, instalments and dates for a visit.',
    },
    image: 'coral-hero-1',
  },
  seo: {
    title: {
      es: 'Lotes de playa y campo y departamentos',
      en: 'Beach and countryside lots and apartments in Peru',
    },
    description: {
      es: 'Condominios de playa en Mejía, Punta de Bombón y Tumbes, lotes de campo en La Joya y departamentos en Lima. Lotes en cuotas mensuales sin intereses.',
      en: 'Beach condominiums in Mejía, Punta de Bombón and Tumbes, countryside lots in La Joya, apartments in Lima. Lots in interest-free monthly instalments.',
    },
  },
}
