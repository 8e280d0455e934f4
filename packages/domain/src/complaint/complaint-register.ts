import { csvRow } from '../spreadsheet/csv-row'
import type { LetterMethod } from './answer-by-letter'
import { countDays } from './days-left'
import type { DayRule } from './response-deadline'

/** A complaint and its answer, as listed in the register for an inspection. */
export type RegisteredComplaint = {
  reference: string
  filedOn: string
  claimType: string
  establishment: string
  firstName: string
  lastName: string
  documentType: string
  document: string
  guardianName: string | null
  email: string
  phone: string
  address: string
  district: string
  province: string
  department: string
  goodType: string
  goodDescription: string
  amount: string
  currency: string
  detail: string
  request: string
  dueOn: string
  ruleKind: DayRule['kind']
  /** The day in Lima that counts for the deadline. */
  answeredOn: string | null
  answeredBy: string | null
  letterDeliveredOn: string | null
  letterMethod: LetterMethod | null
  letterDetail: string | null
  answer: string | null
  answerPdfHash: string | null
}

type Column = [title: string, cell: (complaint: RegisteredComplaint) => string, kind?: 'value']

/** The titles are in Spanish, because the authority reads them. A `value` is a date or a number, not free text. */
const columns: Column[] = [
  ['Número', ({ reference }) => reference],
  ['Fecha', ({ filedOn }) => filedOn, 'value'],
  ['Tipo', ({ claimType }) => claimType],
  ['Establecimiento', ({ establishment }) => establishment],
  ['Consumidor', ({ firstName, lastName }) => `${firstName} ${lastName}`],
  ['Documento', ({ documentType, document }) => `${documentType} ${document}`],
  ['Padre, madre o apoderado', ({ guardianName }) => guardianName ?? ''],
  ['Correo', ({ email }) => email],
  ['Teléfono', ({ phone }) => phone],
  ['Domicilio', ({ address, district, province, department }) => [address, district, province, department].join(', ')],
  ['Bien', ({ goodType }) => goodType],
  ['Descripción', ({ goodDescription }) => goodDescription],
  ['Monto', ({ amount }) => amount, 'value'],
  ['Moneda', ({ currency }) => currency],
  ['Detalle', ({ detail }) => detail],
  ['Pedido', ({ request }) => request],
  ['Plazo hasta', ({ dueOn }) => dueOn, 'value'],
  ['Estado', registerState],
  ['Respondido el', ({ answeredOn }) => answeredOn ?? '', 'value'],
  [
    'Días usados',
    ({ filedOn, answeredOn, ruleKind }) => (answeredOn ? String(countDays(filedOn, answeredOn, ruleKind)) : ''),
    'value',
  ],
  ['Respondido por', ({ answeredBy }) => answeredBy ?? ''],
  ['Respuesta', ({ answer }) => answer ?? ''],
  ['Entrega de la carta', deliveryOfLetter],
  ['SHA-256 del PDF', ({ answerPdfHash }) => answerPdfHash ?? ''],
]

const deliveryMethods: Record<LetterMethod, string> = {
  hand: 'en persona',
  post: 'por correo postal',
  courier: 'por mensajería',
}

/** Returns when and how the letter was delivered, and to whom or with which tracking number. */
function deliveryOfLetter({ letterDeliveredOn, letterMethod, letterDetail }: RegisteredComplaint): string {
  if (!letterDeliveredOn || !letterMethod) return ''
  return `${letterDeliveredOn}, ${deliveryMethods[letterMethod]}: ${letterDetail ?? ''}`
}

export function registerState({ answeredOn, dueOn }: Pick<RegisteredComplaint, 'answeredOn' | 'dueOn'>): string {
  if (!answeredOn) return 'Pendiente'
  return answeredOn > dueOn ? 'Respondido fuera de plazo' : 'Respondido en plazo'
}

export const registerTitles: readonly string[] = columns.map(([title]) => title)
export const registerCells = (complaint: RegisteredComplaint): string[] => columns.map(([, cell]) => cell(complaint))
export const registerCsv = (complaint: RegisteredComplaint): string =>
  csvRow(columns.map(([, cell, kind]) => (kind === 'value' ? { plain: cell(complaint) } : cell(complaint))))
