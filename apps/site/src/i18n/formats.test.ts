import { expect, test } from 'vitest'
import { formatLongDay, limaDays } from './formats'

test.each([
  ['es', '1\u00a0de enero de 2026'],
  ['en', '1\u00a0January 2026'],
] as const)('keeps the day and its month on one line in %s', (locale, expected) => {
  expect(formatLongDay('2026-01-01', locale)).toBe(expected)
})

test('formats a date range in Lima time, whatever the time zone of the machine', () => {
  const expected = limaDays('2025-10-01T00:00:00-05:00', '2025-10-31T23:59:59-05:00', 'en')
  expect(expected.replace(/\s/g, '')).toBe('1–31October2025')
})

test.each([
  ['es', ['1\u00a0de', '31\u00a0de']],
  ['en', ['1\u00a0November', '31\u00a0January']],
] as const)('keeps each day of a range and its month on one line in %s', (locale, days) => {
  const expected = limaDays('2026-11-01T00:00:00-05:00', '2027-01-31T23:59:59-05:00', locale)
  expect(expected.match(/\d+\u00a0\p{L}+/gu)).toEqual(days)
})
