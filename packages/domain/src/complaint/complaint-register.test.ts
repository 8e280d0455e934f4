import { expect, test } from 'vitest'
import { registerCells, registerCsv, registerState, registerTitles } from './complaint-register'

const complaint = {
  reference: 'N° 000 0000042-2026',
  filedOn: '2026-10-29',
  claimType: 'Reclamo',
  establishment: 'Arequipa',
  firstName: 'Hugo',
  lastName: 'Demo Salas',
  documentType: 'DNI',
  document: '00000000',
  guardianName: null,
  email: 'hugo@correo.example',
  phone: '+51900000456',
  address: 'Av. Demostración 300',
  district: 'Cayma',
  province: 'Ilo',
  department: 'Moquegua',
  goodType: 'Proyecto',
  goodDescription: 'Lote B-13',
  amount: '259.00',
  currency: 'USD',
  detail: 'Pagué y llegó un aviso.',
  request: 'Que lo anulen.',
  dueOn: '2026-11-19',
  ruleKind: 'business',
  answeredOn: '2026-11-16',
  answeredBy: 'Rosa M.',
  answer: 'Queda anulado.',
  answerPdfHash: 'abc',
} as const

const cell = (title: string, changed = {}) => registerCells({ ...complaint, ...changed })[registerTitles.indexOf(title)]

test('a row tells who, what, until when and how it was answered', () => {
  expect(cell('Domicilio')).toBe('Av. Demostración 300, Cayma, Ilo, Moquegua')
  expect(cell('Días usados')).toBe('12')
  expect(cell('Respondido por')).toBe('Rosa M.')
  expect(cell('SHA-256 del PDF')).toBe('abc')
  expect(cell('Respuesta', { answer: null })).toBe('')
})

test.each([
  [null, 'Pendiente'],
  ['2026-11-19', 'Respondido en plazo'],
  ['2026-11-20', 'Respondido fuera de plazo'],
])('answered on %s: %s', (answeredOn, state) => {
  expect(registerState({ answeredOn, dueOn: '2026-11-19' })).toBe(state)
})

test('in a spreadsheet a phone and a typed fraction stay texts; dates and amounts do not', () => {
  const line = registerCsv({ ...complaint, goodDescription: '1/2' })
  expect(line).toContain(',2026-10-29,')
  expect(line).toContain(',259.00,USD,')
  expect(line).toContain('"=""+51900000456"""')
  expect(line).toContain('"=""1/2"""')
})
