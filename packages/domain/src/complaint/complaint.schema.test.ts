import { expect, test } from 'vitest'
import { isPhoneNumber } from '../phone/server-phone-check'
import { complaintInput } from './complaint.schema'

const schema = complaintInput({ isPhoneNumber, today: () => '2026-11-15' })

const complaint = {
  establishment: 'Lima',
  firstName: 'María José',
  lastName: 'Ñáñez',
  email: 'maria@example.test',
  phone: '+51987654321',
  documentType: 'DNI',
  document: '12345678',
  department: 'Áncash',
  province: 'Huaraz',
  district: 'Independencia',
  address: 'Jr. 28 de Julio 123',
  isMinor: false,
  goodType: 'Servicio',
  goodDescription: 'Separación de un lote',
  amount: '0',
  currency: 'USD',
  claimType: 'Queja',
  detail: 'Nadie\r\ncontestó.',
  request: 'Una respuesta',
  notifyByEmail: false,
  locale: 'es',
  acceptsTerms: true,
  consentVersions: { terms: '1', complaintNotice: '1' },
}

const firstError = (changes: object) => {
  const result = schema.safeParse({ ...complaint, ...changes })
  return result.success ? undefined : `${result.error.issues[0]?.path.join('.')}: ${result.error.issues[0]?.message}`
}

test.each(['Arequipa', 'Lima'])('accepts a complaint about the establishment in %s', (establishment) => {
  expect(schema.parse({ ...complaint, establishment })).toMatchObject({ establishment })
})

test('accepts a complete complaint and keeps the line breaks of its text', () => {
  expect(schema.parse(complaint)).toMatchObject({ ...complaint, detail: 'Nadie\ncontestó.' })
})

test.each([
  'goodDescription',
  'amount',
  'detail',
  'request',
  'address',
  'department',
  'province',
  'district',
  'firstName',
])('requires %s in a complaint', (field) => {
  expect(firstError({ [field]: ' ' })).toBe(`${field}: complaint.${field}.required`)
})

test.each([
  [{ firstName: 'R2D2' }, 'firstName: complaint.firstName.lettersOnly'],
  [{ lastName: 'Ríos, www.example.test' }, 'lastName: complaint.lastName.lettersOnly'],
  [{ department: 'Lima 1' }, 'department: complaint.department.lettersOnly'],
  [{ document: '123' }, 'document: complaint.document.dni'],
  [{ document: 'AB123456' }, 'document: complaint.document.dni'],
  [{ documentType: 'Pasaporte', document: '1' }, 'document: complaint.document.passport'],
  [{ document: '' }, 'document: complaint.document.required'],
  [{ amount: '1500,000' }, 'amount: complaint.amount.invalid'],
  [{ amount: '-5' }, 'amount: complaint.amount.invalid'],
  [{ amount: '1.234,50' }, 'amount: complaint.amount.invalid'],
  [{ isMinor: true }, 'guardianName: complaint.guardianName.required'],
  [{ notifyByEmail: undefined }, 'notifyByEmail: complaint.notifyByEmail.required'],
  [{ detail: 'x'.repeat(4001) }, 'detail: complaint.detail.tooLong'],
  [{ establishment: 'Cusco' }, 'establishment: complaint.establishment.required'],
])('rejects %j with the error %s', (changes, key) => {
  expect(firstError(changes)).toBe(key)
})

test.each(["O'Connor", 'D’Angelo-Ríos', 'Ma. Elena'])('keeps the name %s as it is typed', (name) => {
  expect(schema.parse({ ...complaint, firstName: name, lastName: name })).toMatchObject({
    firstName: name,
    lastName: name,
  })
})

test.each([
  ['1500', '1500'],
  ['1,500', '1500'],
  ['1,500.5', '1500.5'],
  ['12,500.50', '12500.50'],
  ['1,250,000.00', '1250000.00'],
])('stores the amount %s as %s', (typed, stored) => {
  expect(schema.parse({ ...complaint, amount: typed }).amount).toBe(stored)
})

test('keeps a guardian only for a minor', () => {
  expect(schema.parse({ ...complaint, isMinor: true, guardianName: ' Juana  Ríos ' }).guardianName).toBe('Juana Ríos')
  expect(schema.parse({ ...complaint, guardianName: 'Juana Ríos' }).guardianName).toBeUndefined()
})

test('accepts letters in the number of a passport', () => {
  expect(schema.parse({ ...complaint, documentType: 'Pasaporte', document: 'AB123456' })).toMatchObject({
    document: 'AB123456',
  })
})
