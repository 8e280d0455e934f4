import { complaintInput } from '@app/domain/complaint/complaint.schema'
import { beforeAll, expect, test } from 'vitest'
import { isPhoneNumber, loadPhoneEngine } from '../fields/phone-check'
import { validate } from '../submission/validate'
import { complaintBody, complaintParts, keepLetters, keepName } from './complaint-body'
import type { ComplaintFields } from './complaint-fields'

beforeAll(loadPhoneEngine)

const context = { locale: 'es', consentVersions: { terms: '1', complaintNotice: '1' } } as const
const schema = complaintInput({ isPhoneNumber, today: () => '2026-11-15' })
const fields: ComplaintFields = {
  establishment: 'Arequipa',
  firstName: 'Lucía',
  lastName: 'Ñáñez',
  email: 'lucia@correo.pe',
  phone: '900 000 123',
  documentType: 'DNI',
  document: '12345678',
  department: 'Arequipa',
  province: 'Islay',
  district: 'Mejía',
  address: 'Calle Demostración 1',
  isMinor: false,
  guardianName: '',
  goodType: 'Proyecto',
  goodDescription: 'Lote 12',
  amount: '1,500.50',
  currency: 'PEN',
  claimType: 'Reclamo',
  detail: 'No me entregaron el plano.',
  request: 'Quiero el plano.',
  notifyByEmail: 'false',
  acceptsTerms: 'true',
  website: '',
}

test("builds a body that the server's schema accepts", () => {
  expect(schema.parse(complaintBody(fields, context))).toMatchObject({
    amount: '1500.50',
    notifyByEmail: false,
    phone: '+51900000123',
  })
})

test('reports exactly one error for each mandatory field of an empty form', () => {
  const emptyFields: ComplaintFields = { goodType: null, claimType: null, notifyByEmail: null, acceptsTerms: null }
  expect(validate(schema, complaintBody(emptyFields, context)).map(({ name }) => name)).toEqual([
    'establishment',
    'firstName',
    'lastName',
    'email',
    'phone',
    'documentType',
    'document',
    'department',
    'province',
    'district',
    'address',
    'goodType',
    'goodDescription',
    'amount',
    'currency',
    'claimType',
    'detail',
    'request',
    'notifyByEmail',
    'acceptsTerms',
  ])
})

test('requires the name of a guardian for a minor', () => {
  const errors = validate(schema, complaintBody({ ...fields, isMinor: true }, context))
  expect(errors).toEqual([{ name: 'guardianName', key: 'complaint.guardianName.required' }])
})

test('names the parts of the request like the fields of a form without JavaScript, and puts the file last', () => {
  const file = new File(['x'], 'plano.pdf')
  const payload = complaintParts(
    { detail: 'a', isMinor: false, consentVersions: { terms: '1' }, guardianName: undefined },
    file,
  )
  expect(payload).toEqual({
    parts: [
      ['detail', 'a'],
      ['isMinor', 'false'],
      ['consentVersions.terms', '1'],
      ['attachment', file],
    ],
  })
})

test('removes digits and symbols from letter-only fields', () => {
  expect(keepLetters('Ñuñoa 123-<b> María José')).toBe('Ñuñoa b María José')
  expect(keepLetters('Ica-Nazca')).toBe('Ica Nazca')
})

test.each([
  ["O'Connor", "O'Connor"],
  ['D´Angelo Ríos–Paz', 'D’Angelo Ríos-Paz'],
  ['Ma. Elena 3<b>', 'Ma. Elena b'],
])('keeps %s as the name %s', (typed, name) => {
  expect(keepName(typed)).toBe(name)
})
