// Facts that several projects share, such as drive times and building rules, invented for the demonstration.
import type { ProjectAnswers } from '@app/domain/snapshot/project-answers.schema'

type Facts = ProjectAnswers['facts']

const untranslated = (text: string) => ({ es: text, en: text })

export const mejiaDrives: Facts['drives'] = [
  { destination: { es: 'Mejía pueblo', en: 'Mejía town' }, minutes: 6 },
  { destination: untranslated('Mollendo'), minutes: 18 },
  { destination: untranslated('Punta de Bombón'), minutes: 35 },
  { destination: untranslated('Arequipa'), minutes: 130 },
]

export const puntaDeBombonDrives: Facts['drives'] = [
  { destination: { es: 'Plaza de Punta de Bombón', en: 'Punta de Bombón square' }, minutes: 8 },
  { destination: untranslated('Mejía'), minutes: 35 },
  { destination: untranslated('Mollendo'), minutes: 50 },
  { destination: untranslated('Arequipa'), minutes: 150 },
]

export const utilities: Pick<Facts, 'water' | 'power' | 'sewer'> = {
  water: { es: 'Red con medidor en cada lote.', en: 'Piped, with a meter on each lot.' },
  power: { es: 'Red subterránea, 220\u00a0V, con medidor propio.', en: 'Underground, 220\u00a0V, with its own meter.' },
  sewer: { es: 'Red a planta de tratamiento propia.', en: 'Piped to our own treatment plant.' },
}

export const beachRules: Facts['rules'] = [
  { es: 'Dos pisos y azotea, hasta 7.50\u00a0m de alto', en: 'Two storeys and a roof terrace, up to 7.50\u00a0m high' },
  { es: 'Área libre mínima: 30 %', en: 'At least 30% left open' },
  { es: 'Retiro frontal: 2.00 m', en: 'Set back 2.00 m from the street' },
]

export const deliveryNote = {
  es: 'Con seis meses de tolerancia por contrato.',
  en: 'The contract allows six months more.',
}

export const maintenanceNote = {
  es: 'Vigilancia, piscina, jardines y alumbrado. Lo fija la junta de propietarios cada año.',
  en: 'Security, pool, gardens and lighting. The owners’ board sets it every year.',
}
