import { referralInput } from '@app/domain/referral/referral.schema'
import { beforeAll, expect, test } from 'vitest'
import { isPhoneNumber, loadPhoneEngine } from '../fields/phone-check'
import { validate } from '../submission/validate'
import { type ReferralContext, referralBody, shortName } from './referral-body'
import type { ReferralFields } from './referral-fields'

beforeAll(loadPhoneEngine)

const context: ReferralContext = {
  locale: 'es',
  isReferrerOnly: false,
  consentVersions: { terms: '1', referredPerson: '1' },
}
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
  referred: [marco, { ...marco, firstName: 'Rosa', document: 'CD123456', phone: '9 6123 4567', phoneCountry: 'CL' }],
  acceptsTerms: true,
  confirmsPermission: true,
}
const schema = referralInput({ isPhoneNumber, today: () => '2026-11-15' })
const errorsOf = (referralFields: ReferralFields) =>
  validate(schema, referralBody(referralFields, context)).map(({ name, key }) => [name, key])

test('sends the phone number of each referred person with its own country code', () => {
  const { referred } = schema.parse(referralBody(fields, context))
  expect(referred.map(({ phone }) => phone)).toEqual(['+51900000222', '+56961234567'])
})

test('reports one error for each field of an empty referred person', () => {
  expect(errorsOf({ ...fields, referred: [{}] })).toEqual([
    ['referred.0.firstName', 'referral.referred.firstName.required'],
    ['referred.0.lastName', 'referral.referred.lastName.required'],
    ['referred.0.documentTypeId', 'referral.referred.documentTypeId.required'],
    ['referred.0.document', 'referral.referred.document.required'],
    ['referred.0.phone', 'referral.referred.phone.required'],
  ])
})

test('sends no referred people when the referrer sends only their own data', () => {
  const body = referralBody(
    { ...fields, referred: [{}], confirmsPermission: false },
    { ...context, isReferrerOnly: true },
  )
  expect(schema.parse(body).referred).toEqual([])
})

test('requires two separate confirmations: the terms and conditions, and the permission of the referred people', () => {
  expect(errorsOf({ ...fields, acceptsTerms: false, confirmsPermission: false }).map(([path]) => path)).toEqual([
    'acceptsTerms',
    'confirmsPermission',
  ])
})

test.each([
  [{ firstName: 'Marco', lastName: 'Torres' }, 'Marco T.'],
  [{ firstName: ' Ana ', lastName: '' }, 'Ana'],
  [{}, ''],
])('abbreviates the name %o to "%s"', (person, expected) => {
  expect(shortName(person)).toBe(expected)
})
