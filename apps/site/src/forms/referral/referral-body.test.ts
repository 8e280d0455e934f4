import { referralInput } from '@app/domain/referral/referral.schema'
import { beforeAll, expect, test } from 'vitest'
import { isPhoneNumber, loadPhoneEngine } from '../fields/phone-check'
import { validate } from '../submission/validate'
import { type ReferralSetting, referralBody, shortName } from './referral-body'
import type { ReferralFields } from './referral-fields'

beforeAll(loadPhoneEngine)

const setting: ReferralSetting = { locale: 'es', isAlone: false, consentVersions: { terms: '1', referredPerson: '1' } }
const marco = {
  firstName: 'Marco',
  lastName: 'Torres',
  documentTypeId: '2',
  document: 'AB123456',
  phone: '900 000 222',
}
const fields: ReferralFields = {
  firstName: 'Lucía',
  lastName: 'Paz',
  email: 'lucia@correo.pe',
  phone: '900 000 111',
  documentTypeId: '1',
  document: '12345678',
  referred: [marco, { ...marco, firstName: 'Rosa', phone: '9 6123 4567', phoneCountry: 'CL' }],
  acceptsTerms: true,
  confirmsPermission: true,
}
const schema = referralInput({ isPhoneNumber, today: () => '2026-11-15' })
const errorsOf = (given: ReferralFields) =>
  validate(schema, referralBody(given, setting)).map(({ name, key }) => [name, key])

test("builds a body with two referred people that the server's schema accepts, each with a number of their own country", () => {
  const { referred } = schema.parse(referralBody(fields, setting))
  expect(referred.map(({ phone }) => phone)).toEqual(['+51900000222', '+56961234567'])
})

test('reports the errors of an empty referred person', () => {
  expect(errorsOf({ ...fields, referred: [{}] })).toEqual([
    ['referred.0.firstName', 'referral.referred.firstName.required'],
    ['referred.0.lastName', 'referral.referred.lastName.required'],
    ['referred.0.documentTypeId', 'referral.referred.documentTypeId.required'],
    ['referred.0.document', 'referral.referred.document.required'],
    ['referred.0.phone', 'referral.referred.phone.required'],
  ])
})

test('sends no referred people with the referrer alone, whatever the hidden step contains', () => {
  const body = referralBody({ ...fields, referred: [{}], confirmsPermission: false }, { ...setting, isAlone: true })
  expect(schema.parse(body).referred).toEqual([])
})

test('requires terms and permission separately', () => {
  expect(errorsOf({ ...fields, acceptsTerms: false, confirmsPermission: false }).map(([path]) => path)).toEqual([
    'acceptsTerms',
    'confirmsPermission',
  ])
})

test.each([
  [{ firstName: 'Marco', lastName: 'Torres' }, 'Marco T.'],
  [{ firstName: ' Ana ', lastName: '' }, 'Ana'],
  [{}, ''],
])('abbreviates %o to %s', (person, expected) => {
  expect(shortName(person)).toBe(expected)
})
