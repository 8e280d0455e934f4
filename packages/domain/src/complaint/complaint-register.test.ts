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
  letterDeliveredOn: null,
  letterMethod: null,
  letterDetail: null,
  answer: 'Queda anulado.',
  answerPdfHash: 'abc',
} as const

const cellOf = (title: string, changes = {}) =>
  registerCells({ ...complaint, ...changes })[registerTitles.indexOf(title)]

test('writes the address and the days used, and the author and hash of an answer', () => {
  expect(cellOf('Domicilio')).toBe('Av. Demostración 300, Cayma, Ilo, Moquegua')
  expect(cellOf('Días usados')).toBe('12')
  expect(cellOf('Respondido por')).toBe('Rosa M.')
  expect(cellOf('SHA-256 del PDF')).toBe('abc')
  expect(cellOf('Respuesta', { answer: null })).toBe('')
})

test('fills every column of a complaint', () => {
  const row = registerCells({ ...complaint, guardianName: 'Elena Salas' })
  expect(Object.fromEntries(registerTitles.map((title, index) => [title, row[index]]))).toEqual({
    Número: 'N° 000 0000042-2026',
    Fecha: '2026-10-29',
    Tipo: 'Reclamo',
    Establecimiento: 'Arequipa',
    Consumidor: 'Hugo Demo Salas',
    Documento: 'DNI 00000000',
    'Padre, madre o apoderado': 'Elena Salas',
    Correo: 'hugo@correo.example',
    Teléfono: '+51900000456',
    Domicilio: 'Av. Demostración 300, Cayma, Ilo, Moquegua',
    Bien: 'Proyecto',
    Descripción: 'Lote B-13',
    Monto: '259.00',
    Moneda: 'USD',
    Detalle: 'Pagué y llegó un aviso.',
    Pedido: 'Que lo anulen.',
    'Plazo hasta': '2026-11-19',
    Estado: 'Respondido en plazo',
    'Respondido el': '2026-11-16',
    'Días usados': '12',
    'Entrega de la carta': '',
    'Respondido por': 'Rosa M.',
    Respuesta: 'Queda anulado.',
    'SHA-256 del PDF': 'abc',
  })
})

test('leaves the answer columns of a pending complaint empty', () => {
  const unansweredComplaint = { answeredOn: null, answeredBy: null, answer: null, answerPdfHash: null }
  const columns = ['Estado', 'Respondido el', 'Días usados', 'Respondido por', 'Respuesta', 'SHA-256 del PDF']
  expect(columns.map((title) => cellOf(title, unansweredComplaint))).toEqual(['Pendiente', '', '', '', '', ''])
})

test.each([
  [null, 'Pendiente'],
  ['2026-11-19', 'Respondido en plazo'],
  ['2026-11-20', 'Respondido fuera de plazo'],
])('lists a complaint answered on %s as "%s"', (answeredOn, state) => {
  expect(registerState({ answeredOn, dueOn: '2026-11-19' })).toBe(state)
})

test('exports phones and typed fractions as text, but dates and amounts as values', () => {
  const line = registerCsv({ ...complaint, goodDescription: '1/2' })
  expect(line).toContain(',2026-10-29,')
  expect(line).toContain(',259.00,USD,')
  expect(line).toContain('"=""+51900000456"""')
  expect(line).toContain('"=""1/2"""')
})
