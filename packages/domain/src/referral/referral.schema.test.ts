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

/** Returns the first message of each field, which is the one shown. */
const keysOf = (changes: object) => {
  const result = schema.safeParse({ ...referral, ...changes })
  const shown = new Map<string, string>()
  for (const { path, message } of result.error?.issues ?? [])
    if (!shown.has(path.join())) shown.set(path.join(), message)
  return [...shown.values()]
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
  expect(keysOf({ [field]: nothing })).toEqual([key])
})

test('requires a valid e-mail address of the referrer', () => {
  expect(keysOf({ email: 'rosa@' })).toEqual(['referral.email.invalid'])
})

test.each(['+51 98765432x', '+5198765 4321#1', 'nueve'])(
  'rejects the phone %j of a referrer or a referred person',
  (phone) => {
    expect(keysOf({ phone })).toEqual(['referral.phone.invalid'])
    expect(keysOf({ referred: [{ ...person, phone }] })).toEqual(['referral.referred.phone.invalid'])
  },
)

test.each([
  ['firstName', 'referral.referred.firstName.required'],
  ['lastName', 'referral.referred.lastName.required'],
  ['documentTypeId', 'referral.referred.documentTypeId.required'],
  ['document', 'referral.referred.document.required'],
  ['phone', 'referral.referred.phone.required'],
])('requires %s of the referred person while the section is open', (field, key) => {
  expect(keysOf({ referred: [{ ...person, [field]: '' }] })).toEqual([key])
})

test('accepts up to ten referred persons', () => {
  expect(keysOf({ referred: Array.from({ length: 10 }, () => person) })).toEqual([])
  expect(keysOf({ referred: Array.from({ length: 11 }, () => person) })).toEqual(['referral.referred.tooMany'])
})

test.each([
  ['a person with their permission', {}, []],
  ['no one yet: no permission is needed', { referred: [], confirmsPermission: false }, []],
  ['a person without permission', { confirmsPermission: false }, ['referral.confirmsPermission.required']],
  ['no list', { referred: undefined }, ['referral.referred.required']],
  ['a list for the office', { referred: Array.from({ length: 11 }, () => person) }, ['referral.referred.tooMany']],
  [
    'the terms are required even without a referred person',
    { referred: [], acceptsTerms: false },
    ['referral.acceptsTerms.required'],
  ],
])('%s', (_, changes, expected) => {
  expect(keysOf(changes)).toEqual(expected)
})
