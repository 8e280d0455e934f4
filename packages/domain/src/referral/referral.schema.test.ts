import { expect, test } from 'vitest'
import { isPhoneNumber } from '../phone/server-phone-check'
import { referralInput } from './referral.schema'

const schema = referralInput({ isPhoneNumber, today: () => '2026-11-15' })

const person = {
  firstName: 'Luis',
  lastName: 'Ramos',
  documentTypeId: 1,
  document: '87654321',
  phone: '+51912345678',
}
const referral = {
  ...person,
  firstName: 'Rosa',
  lastName: 'Quispe',
  email: 'rosa@example.test',
  document: '12345678',
  phone: '+51987654321',
  referred: [person],
  locale: 'es',
  acceptsTerms: true,
  confirmsPermission: true,
  consentVersions: { terms: '1', referredPerson: '1' },
}

const people = (length: number) =>
  Array.from({ length }, (_, index) => ({ ...person, document: String(10_000_000 + index) }))

/** Returns the first error of each field, which is the error that the form shows. */
const errorKeysOf = (changes: object) => {
  const result = schema.safeParse({ ...referral, ...changes })
  const firstErrors = new Map<string, string>()
  for (const { path, message } of result.error?.issues ?? [])
    if (!firstErrors.has(path.join())) firstErrors.set(path.join(), message)
  return [...firstErrors.values()]
}

test('accepts a complete referral unchanged', () => {
  expect(schema.parse(referral)).toEqual(referral)
})

test.each([
  ['firstName', '', 'referral.firstName.required'],
  ['lastName', '', 'referral.lastName.required'],
  ['documentTypeId', '', 'referral.documentTypeId.required'],
  ['document', '', 'referral.document.required'],
  ['email', '', 'referral.email.required'],
  ['phone', '', 'referral.phone.required'],
  ['acceptsTerms', false, 'referral.acceptsTerms.required'],
])('requires %s of the referrer', (field, nothing, key) => {
  expect(errorKeysOf({ [field]: nothing })).toEqual([key])
})

test('requires a valid e-mail address of the referrer', () => {
  expect(errorKeysOf({ email: 'rosa@' })).toEqual(['referral.email.invalid'])
})

test.each(['+51 98765432x', '+5198765 4321#1', 'nueve'])(
  'rejects the phone %j of a referrer or a referred person',
  (phone) => {
    expect(errorKeysOf({ phone })).toEqual(['referral.phone.invalid'])
    expect(errorKeysOf({ referred: [{ ...person, phone }] })).toEqual(['referral.referred.phone.invalid'])
  },
)

test.each([
  ['firstName', 'referral.referred.firstName.required'],
  ['lastName', 'referral.referred.lastName.required'],
  ['documentTypeId', 'referral.referred.documentTypeId.required'],
  ['document', 'referral.referred.document.required'],
  ['phone', 'referral.referred.phone.required'],
])('requires %s of the referred person while the section is open', (field, key) => {
  expect(errorKeysOf({ referred: [{ ...person, [field]: '' }] })).toEqual([key])
})

test('accepts up to ten referred people', () => {
  expect(errorKeysOf({ referred: people(10) })).toEqual([])
  expect(errorKeysOf({ referred: people(11) })).toEqual(['referral.referred.tooMany'])
})

test('rejects the referrer and an earlier person as a referred person, at the number of the later one', () => {
  const issuesOf = (referred: object[]) =>
    schema
      .safeParse({ ...referral, referred })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  expect(issuesOf([person, { ...person, documentTypeId: '1', document: '876 543-21' }])).toEqual([
    'referred.1.document: referral.referred.document.repeated',
  ])
  expect(issuesOf([{ ...person, document: referral.document }])).toEqual([
    'referred.0.document: referral.referred.document.own',
  ])
  expect(issuesOf([person, { ...person, documentTypeId: 2 }]), 'the same number of another type').toBeUndefined()
})

test('reports a repeated person while other fields are empty', () => {
  expect(errorKeysOf({ email: '', referred: [person, person] })).toEqual([
    'referral.email.required',
    'referral.referred.document.repeated',
  ])
})

test.each([
  ['a person and their permission', {}],
  ['no person and no permission', { referred: [], confirmsPermission: false }],
])('accepts a referral with %s', (_, changes) => {
  expect(errorKeysOf(changes)).toEqual([])
})

test.each([
  ['a person without permission', { confirmsPermission: false }, 'referral.confirmsPermission.required'],
  ['no list of referred people', { referred: undefined }, 'referral.referred.required'],
  ['more than ten people', { referred: people(11) }, 'referral.referred.tooMany'],
  ['unaccepted terms and conditions', { referred: [], acceptsTerms: false }, 'referral.acceptsTerms.required'],
])('rejects a referral with %s', (_, changes, error) => {
  expect(errorKeysOf(changes)).toEqual([error])
})
