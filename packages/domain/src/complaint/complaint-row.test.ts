import { expect, test } from 'vitest'
import { type ComplaintRowSource, complaintPayload } from './complaint-row'

const complaint: ComplaintRowSource = {
  label: 'N° 000 000001-2026',
  establishment: 'Lima',
  ruc: '20000000001',
  firstName: 'María',
  lastName: 'Ñáñez',
  email: 'maria@example.test',
  phone: '+51987654321',
  documentType: 'Pasaporte',
  document: 'AB123456',
  department: 'Áncash',
  province: 'Huaraz',
  district: 'Surco',
  address: 'Calle Falsa 123',
  goodType: 'Servicio',
  goodDescription: 'Separación',
  amount: '1500.50',
  claimType: 'Queja',
  detail: '=1+1',
  request: 'Una respuesta',
  notifyByEmail: false,
  filedOn: '2026-03-05',
}

const textCells = ['firstName', 'lastName', 'email', 'department', 'province', 'district', 'address'] as const

test.each(textCells)('escapes a formula in %s', (name) => {
  const [row = []] = complaintPayload({ ...complaint, [name]: '@SUM(A1)' }, null).contents
  expect(row).toContain("'@SUM(A1)")
  expect(row).not.toContain('@SUM(A1)')
})

test('keeps the leading zeros of a document number', () => {
  const [row] = complaintPayload({ ...complaint, documentType: 'DNI', document: '00000003' }, null).contents
  expect(row?.[8]).toBe('00000003')
})

test.each([
  ['without a file', null],
  ['with a file', 'JVBERi0='],
])('sends a complaint %s with its cells in the order of the sheet', (_, file) => {
  expect(complaintPayload(complaint, file)).toStrictEqual({
    contents: [
      [
        'N° 000 000001-2026',
        'Lima',
        '20000000001',
        'María',
        'Ñáñez',
        'maria@example.test',
        '+51987654321',
        'Pasaporte',
        'AB123456',
        'Áncash',
        'Huaraz',
        'Surco',
        'Calle Falsa 123',
        'Servicio',
        'Separación',
        '1500.50',
        'Queja',
        "'=1+1",
        'Una respuesta',
        'No',
        '5/3/2026',
        file,
      ],
    ],
  })
})
