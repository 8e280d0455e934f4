import { expect, test } from 'vitest'
import { referralPayload } from './referral-payload'

const referrer = {
  firstName: 'Rosa',
  lastName: 'Quispe',
  email: 'rosa@example.test',
  phone: '+51987654321',
  documentTypeId: 1,
  document: '12345678',
  locale: 'es',
} as const
const referredPerson = {
  firstName: 'Luis',
  lastName: 'Ramos',
  phone: '+12025550123',
  documentTypeId: 2,
  document: 'AB123456',
} as const

test('sends the referrer and the referred person as one flat body', () => {
  expect(referralPayload(referrer, referredPerson)).toStrictEqual({
    nombres: 'Rosa',
    apellidos: 'Quispe',
    correo: 'rosa@example.test',
    documento: 1,
    dni: '12345678',
    celular: '51987654321',
    nombreref: 'Luis',
    apellidosref: 'Ramos',
    documentoref: 2,
    dniref: 'AB123456',
    celularref: '12025550123',
    termsCheck: true,
    showReferidoFields: true,
    formType: 'Referidos',
    documentName: 'DNI',
  })
})

test('sends empty fields if there is no referred person', () => {
  expect(referralPayload(referrer, null)).toStrictEqual({
    nombres: 'Rosa',
    apellidos: 'Quispe',
    correo: 'rosa@example.test',
    documento: 1,
    dni: '12345678',
    celular: '51987654321',
    nombreref: '',
    apellidosref: '',
    documentoref: '',
    dniref: '',
    celularref: '',
    termsCheck: true,
    showReferidoFields: false,
    formType: 'Referidos',
    documentName: 'DNI',
  })
})

test.each([
  [1, 'es', 'DNI'],
  [2, 'es', 'Pasaporte'],
  [1, 'en', 'ID'],
  [2, 'en', 'Passport'],
] as const)(
  'sends the name of document type %i in the language of the form (%s): %s',
  (documentTypeId, locale, label) => {
    expect(referralPayload({ ...referrer, documentTypeId, locale }, referredPerson).documentName).toBe(label)
  },
)
