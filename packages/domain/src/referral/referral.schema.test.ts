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
  email: 'luis@example.test',
  referred: [person],
  locale: 'es',
  acceptsTerms: true,
  confirmsPermission: true,
  consentVersions: { terms: '1', referredPerson: '1' },
}
const keys = (changes: object) => {
  const result = schema.safeParse({ ...referral, ...changes })
  return result.success ? [] : result.error.issues.map(({ message }) => message)
}

test.each([
  ['a person with their permission', {}, []],
  ['nobody yet: no permission is needed', { referred: [], confirmsPermission: false }, []],
  ['a person without permission', { confirmsPermission: false }, ['referral.confirmsPermission.required']],
  ['no list', { referred: undefined }, ['referral.referred.required']],
  ['a list for the office', { referred: Array.from({ length: 11 }, () => person) }, ['referral.referred.tooMany']],
  ['the terms, even for nobody', { referred: [], acceptsTerms: false }, ['referral.acceptsTerms.required']],
])('%s', (_, changes, expected) => {
  expect(keys(changes)).toEqual(expected)
})
