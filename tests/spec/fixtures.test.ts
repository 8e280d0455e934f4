// If two fields of a fixture had the same value, a test could not notice that they were swapped.
import { expect, test } from 'vitest'
import { newComplaint } from '../e2e/support/complaint-form'
import { complaintFields, leadBody, leadFields, referralBody, referredPerson } from '../support/submissions'

/** Returns whether two fields may have this value, such as a flag, a language or the version of a text. */
const mayRepeat = (name: string, value: unknown) =>
  typeof value !== 'string' || ['', 'on', 'true', 'es'].includes(value) || name.startsWith('consentVersions')

function repeatedFields(fixture: Record<string, unknown>): string[] {
  const uniqueFields = Object.entries(fixture).filter(([name, value]) => !mayRepeat(name, value))
  const values = uniqueFields.map(([, value]) => value)
  return uniqueFields.filter(([, value]) => values.indexOf(value) !== values.lastIndexOf(value)).map(([name]) => name)
}

test.each([
  ['newComplaint', newComplaint()],
  ['complaintFields', complaintFields()],
  ['leadBody', leadBody()],
  ['leadFields', leadFields()],
  ['referralBody', referralBody()],
  ['referredPerson', referredPerson()],
])('%s has no two fields with the same value', (_, fixture) => {
  expect(repeatedFields(fixture)).toEqual([])
})

test('reports both fields of a repeated value', () => {
  expect(repeatedFields({ province: 'Lima', department: 'Lima', district: 'Surco' })).toEqual([
    'province',
    'department',
  ])
})
