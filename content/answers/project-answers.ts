// Facts, documents and answers of each project, invented for the demonstration and marked as demo data.
import type { Localized } from '@app/domain/language/localized.schema'
import type { ProjectAnswers } from '@app/domain/snapshot/project-answers.schema'
import { apartmentDocuments, lotDocuments, pendingLotEntries } from './documents'
import { beachRules, deliveryNote, maintenanceNote, mejiaDrives, puntaDeBombonDrives, utilities } from './facts'
import { apartmentQuestions, lotQuestions, soldOutQuestions } from './questions'

type Facts = ProjectAnswers['facts']

const caller = (office: 'Arequipa' | 'Lima'): Localized => ({
  es: `Un asesor de la sala de ${office}. Nunca te pedimos claves ni pagos por teléfono.`,
  en: `An adviser from our ${office} sales room. We never ask for passwords or payments by phone.`,
})

const notInPrice: Localized = {
  es: 'Los gastos notariales y registrales, ni el mantenimiento mensual desde la entrega.',
  en: 'Notary and registry fees, or the monthly maintenance fee after delivery.',
}

const noFacts: Facts = {
  water: null,
  power: null,
  sewer: null,
  deliveryOn: null,
  deliveryNote: null,
  maintenanceUsd: null,
  maintenanceNote: null,
  rules: [],
  sandFromM: null,
  sandToM: null,
  drives: [],
}

const condominiumAnswers = (facts: Partial<Facts>, documents: ProjectAnswers['documents']): ProjectAnswers => ({
  isDemo: true,
  facts: { ...noFacts, ...utilities, deliveryNote, maintenanceNote, ...facts },
  documents,
  notInPrice,
  questions: lotQuestions,
  caller: caller('Arequipa'),
})

/** Returns the facts of a project on or near the beach. */
const beachFacts = (
  drives: Facts['drives'],
  sand: [from: number, to: number],
  deliveryOn: string,
  maintenanceUsd: number,
  rule: Localized,
): Partial<Facts> => ({
  drives,
  sandFromM: sand[0],
  sandToM: sand[1],
  deliveryOn,
  maintenanceUsd,
  rules: [...beachRules, rule],
})

export const santoriniAnswers = condominiumAnswers(
  beachFacts(mejiaDrives, [20, 190], '2028-12-01', 38, {
    es: 'Fachada blanca y cúpulas azules',
    en: 'White walls, blue domes',
  }),
  [...lotDocuments('santorini', { registry: '2026-03-03', licence: '2026-02-12' }), pendingLotEntries],
)

export const mykonosAnswers = condominiumAnswers(
  beachFacts(mejiaDrives, [35, 210], '2027-06-01', 45, {
    es: 'Fachada blanca y postigos azules',
    en: 'White walls, blue shutters',
  }),
  lotDocuments('mykonos', { registry: '2025-08-20', licence: '2025-07-10' }),
)

export const coralAnswers = condominiumAnswers(
  beachFacts(puntaDeBombonDrives, [60, 260], '2028-06-01', 34, {
    es: 'Fachada blanca o coral',
    en: 'White or coral walls',
  }),
  lotDocuments('coral', { registry: '2026-04-15', licence: '2026-03-26' }),
)

export const puntaArenaAnswers = condominiumAnswers(
  beachFacts(puntaDeBombonDrives, [40, 180], '2027-03-01', 42, {
    es: 'Fachada color arena; techos bajos',
    en: 'Sand-coloured walls; low roofs',
  }),
  lotDocuments('punta-arena', { registry: '2025-05-12', licence: '2025-04-02' }),
)

export const puntaArena2Answers = condominiumAnswers(
  beachFacts(puntaDeBombonDrives, [90, 320], '2028-12-01', 30, {
    es: 'Cercos hasta 1.20 m al frente',
    en: 'Fences up to 1.20 m at the front',
  }),
  lotDocuments('punta-arena-2', { registry: '2026-05-20', licence: '2026-05-06' }),
)

export const zafiroAnswers = condominiumAnswers(
  beachFacts(puntaDeBombonDrives, [70, 280], '2028-09-01', 32, {
    es: 'Fachada blanca con madera',
    en: 'White walls with timber',
  }),
  lotDocuments('zafiro', { registry: '2026-07-02', licence: '2026-06-18' }),
)

export const pradoPiamonteAnswers = condominiumAnswers(
  {
    deliveryOn: '2028-12-01',
    maintenanceUsd: 40,
    maintenanceNote: {
      es: 'Vigilancia, riego, jardines y alumbrado. Lo fija la junta de propietarios cada año.',
      en: 'Security, watering, gardens and lighting. The owners’ board sets it every year.',
    },
    rules: [
      { es: 'Dos pisos, hasta 7.50\u00a0m de alto', en: 'Two storeys, up to 7.50\u00a0m high' },
      { es: 'Área libre mínima: 60 %', en: 'At least 60% left open' },
      { es: 'Retiro frontal: 5.00 m', en: 'Set back 5.00 m from the street' },
      { es: 'Cercos vivos al frente', en: 'Hedges at the front' },
    ],
    drives: [
      { destination: { es: 'Plaza de La Joya', en: 'La Joya square' }, minutes: 10 },
      { destination: { es: 'Aeropuerto de Arequipa', en: 'Arequipa airport' }, minutes: 50 },
      { destination: { es: 'Arequipa', en: 'Arequipa' }, minutes: 60 },
      { destination: { es: 'Mollendo', en: 'Mollendo' }, minutes: 80 },
    ],
  },
  lotDocuments('prado-piamonte', { registry: '2026-02-24', licence: '2026-02-04' }),
)

export const bahiaSerenaAnswers: ProjectAnswers = {
  ...condominiumAnswers(
    beachFacts(
      [
        { destination: { es: 'Zorritos', en: 'Zorritos' }, minutes: 12 },
        { destination: { es: 'Aeropuerto de Tumbes', en: 'Tumbes airport' }, minutes: 40 },
        { destination: { es: 'Tumbes', en: 'Tumbes' }, minutes: 35 },
        { destination: { es: 'Máncora', en: 'Máncora' }, minutes: 75 },
      ],
      [30, 240],
      '2029-03-01',
      33,
      { es: 'Techos de palma tratada', en: 'Treated palm-leaf roofs' },
    ),
    lotDocuments('bahia-serena', { registry: '2026-08-12', licence: '2026-07-22' }),
  ),
  caller: caller('Lima'),
}

export const o2Answers: ProjectAnswers = {
  isDemo: true,
  facts: {
    ...noFacts,
    water: { es: 'Red pública con medidor por departamento.', en: 'Public network, with a meter for each apartment.' },
    power: {
      es: 'Medidor propio y grupo electrógeno para áreas comunes.',
      en: 'Its own meter, and a generator for shared areas.',
    },
    sewer: { es: 'Red pública.', en: 'Public network.' },
    deliveryOn: '2028-06-01',
    deliveryNote,
    maintenanceUsd: 75,
    maintenanceNote: {
      es: 'Vigilancia, ascensores y áreas comunes. Lo fija la junta de propietarios cada año.',
      en: 'Security, lifts and shared areas. The owners’ board sets it every year.',
    },
    drives: [{ destination: { es: 'Aeropuerto', en: 'Airport' }, minutes: 40 }],
  },
  documents: apartmentDocuments('o2', { registry: '2026-05-14', licence: '2026-09-15' }),
  notInPrice: null,
  questions: apartmentQuestions,
  caller: caller('Lima'),
}

export const killaAnswers: ProjectAnswers = {
  isDemo: true,
  facts: {
    ...noFacts,
    maintenanceUsd: 60,
    maintenanceNote: {
      es: 'Vigilancia, ascensor y áreas comunes. Lo fija la junta de propietarios cada año.',
      en: 'Security, lift and shared areas. The owners’ board sets it every year.',
    },
    drives: [
      { destination: { es: 'Aeropuerto', en: 'Airport' }, minutes: 12 },
      { destination: { es: 'Plaza de Armas', en: 'Main square' }, minutes: 15 },
    ],
  },
  documents: [],
  notInPrice: null,
  questions: soldOutQuestions,
  caller: null,
}
