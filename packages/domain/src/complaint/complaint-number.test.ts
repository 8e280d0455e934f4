import fc from 'fast-check'
import { expect, test } from 'vitest'
import { complaintLabel, parseComplaintLabel } from './complaint-number'

test.each([
  [{ number: 1, year: 2026 }, 'N° 000 000001-2026'],
  [{ number: 12, year: 2026 }, 'N° 000 0000012-2026'],
  [{ number: 345, year: 2027 }, 'N° 000 00000345-2027'],
])('formats %j as %s', (number, label) => {
  expect(complaintLabel(number)).toBe(label)
})

test.each([
  'N° 000 0000012-2026',
  'n° 000 0000012 - 2026',
  'Nº 0000012-2026',
  '12-2026',
  '000 0000012-2026',
  'No. 12-2026',
  'N 12-2026',
  '  12-2026  ',
])('parses "%s" as number 12 of 2026', (text) => {
  expect(parseComplaintLabel(text)).toEqual({ number: 12, year: 2026 })
})

test.each([
  '',
  'abc',
  '12',
  '0-2026',
  '-2026',
  '12-26',
  'código 12-2026',
  '12-20261',
  'Nx12-2026',
  `${'9'.repeat(30)}-2026`,
])('rejects %j as a complaint number', (text) => {
  expect(parseComplaintLabel(text)).toBeUndefined()
})

test('accepts numbers up to the maximum that the database can store', () => {
  expect(parseComplaintLabel('2147483647-2026')).toEqual({ number: 2_147_483_647, year: 2026 })
  expect(parseComplaintLabel('2147483648-2026')).toBeUndefined()
})

test('parses every label back to its number and year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 2024, max: 2100 }), (number, year) => {
      expect(parseComplaintLabel(complaintLabel({ number, year }))).toEqual({ number, year })
    }),
  )
})
