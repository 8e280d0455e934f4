// Two fields with the same value hide a mix-up: a row with the province in the place of the department would pass.
import { expect, test } from 'vitest'
import { newComplaint } from '../e2e/support/complaint-form'
import { complaintFields, leadBody, leadFields, referralBody, referredPerson } from '../support/submissions'

/** Values that may repeat: flags, language, versions of texts, empty fields. */
const isShared = (name: string, value: unknown) =>
  typeof value !== 'string' || ['', 'on', 'true', 'es'].includes(value) || name.startsWith('consentVersions')

function repeated(fixture: Record<string, unknown>): string[] {
  const own = Object.entries(fixture).filter(([name, value]) => !isShared(name, value))
  const values = own.map(([, value]) => value)
  return own.filter(([, value]) => values.indexOf(value) !== values.lastIndexOf(value)).map(([name]) => name)
}

test.each([
  ['newComplaint', newComplaint()],
  ['complaintFields', complaintFields()],
  ['leadBody', leadBody()],
  ['leadFields', leadFields()],
  ['referralBody', referralBody()],
  ['referredPerson', referredPerson()],
])('%s has no two fields with the same value', (_, fixture) => {
  expect(repeated(fixture)).toEqual([])
})

test('finds a repeated value', () => {
  expect(repeated({ province: 'Lima', department: 'Lima', district: 'Surco' })).toEqual(['province', 'department'])
})
