import type { Locale } from '../language/locale'

type BrochureMessages = {
  kind: string
  fileSuffix: string
  monthlyFrom: string
  nextBuilding: string
  waitingList: string
  from: (area: string) => string
  interestFree: (months: string) => string
  amenities: string
  shared: string
  services: { water: string; power: string; sewer: string }
  facts: [light: string, bold: string]
  delivery: string
  maintenance: string
  rules: string
  sand: string
  sandRange: (from: number, to: number) => string
  drives: string
  example: (area: string) => [light: string, bold: string]
  exampleOf: (lot: string) => string
  terms: (percent: number, months: number) => string
  down: string
  instalments: (months: number) => string
  total: string
  questions: [light: string, bold: string]
  contact: [light: string, bold: string]
  rate: (rate: string, date: string) => string
  images: string
  demo: string
  offer: string
  online: string
}

export const brochureMessages: Record<Locale, BrochureMessages> = {
  es: {
    kind: 'Folleto',
    fileSuffix: 'folleto',
    monthlyFrom: 'Cuota mensual desde',
    nextBuilding: 'Próximo edificio',
    waitingList: 'Lista de espera',
    from: (area) => `Desde ${area}`,
    interestFree: (months) => `${months} sin intereses`,
    amenities: 'Áreas y servicios',
    shared: 'compartido',
    services: { water: 'Agua potable', power: 'Electricidad', sewer: 'Desagüe' },
    facts: ['Lo que recibes,', 'sin letra chica'],
    delivery: 'Entrega prevista',
    maintenance: 'Mantenimiento mensual, desde la entrega',
    rules: 'Para construir',
    sand: 'De tu lote a la arena',
    sandRange: (from, to) => (from === to ? `${from} m a pie` : `${from} a ${to} m a pie`),
    drives: 'En auto, desde el ingreso',
    example: (area) => [`Un lote de ${area},`, 'con sus números'],
    exampleOf: (lot) => `Lote ${lot}, el disponible de menor precio de lista.`,
    terms: (percent, months) => `Inicial de ${percent} % y ${months} cuotas iguales, sin intereses.`,
    down: 'Inicial',
    instalments: (months) => `${months} cuotas de`,
    total: 'Total, igual al precio de lista',
    questions: ['Lo que más', 'nos preguntan'],
    contact: ['Conversemos', 'en nuestras salas'],
    rate: (rate, date) =>
      `Soles a ${rate} por dólar, tipo de cambio que aceptamos al ${date}. Puedes pagar en cualquiera de las dos monedas.`,
    images: 'Imágenes referenciales.',
    demo: 'Datos de demostración: cifras, fechas y documentos son ejemplos.',
    offer: 'Un asesor confirma precio y disponibilidad antes de separar.',
    online: 'Lo mismo, al día, en',
  },
  en: {
    kind: 'Brochure',
    fileSuffix: 'brochure',
    monthlyFrom: 'Monthly instalment from',
    nextBuilding: 'Next building',
    waitingList: 'Waiting list',
    from: (area) => `From ${area}`,
    interestFree: (months) => `${months} interest-free`,
    amenities: 'Areas and services',
    shared: 'shared',
    services: { water: 'Drinking water', power: 'Electricity', sewer: 'Sewer' },
    facts: ['What you get,', 'no small print'],
    delivery: 'Expected delivery',
    maintenance: 'Monthly maintenance, from delivery on',
    rules: 'If you build',
    sand: 'From your lot to the sand',
    sandRange: (from, to) => (from === to ? `${from} m on foot` : `${from} to ${to} m on foot`),
    drives: 'By car, from the entrance',
    example: (area) => [`A lot of ${area},`, 'in figures'],
    exampleOf: (lot) => `Lot ${lot}, the available one with the lowest list price.`,
    terms: (percent, months) => `${percent} % down and ${months} equal instalments, interest-free.`,
    down: 'Down payment',
    instalments: (months) => `${months} instalments of`,
    total: 'Total, the same as the list price',
    questions: ['What people', 'ask us most'],
    contact: ['Let us talk', 'in our sales rooms'],
    rate: (rate, date) => `Soles at ${rate} per dollar, the rate we accept on ${date}. You may pay in either currency.`,
    images: 'Illustrative images.',
    demo: 'Demonstration data: figures, dates and documents are examples.',
    offer: 'An adviser confirms price and availability before you reserve.',
    online: 'The same, up to date, at',
  },
}
