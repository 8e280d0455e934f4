import { expect, test } from 'vitest'
import { limaDays, limaTime, longDay } from './formats'
import { dayAndTime } from './short-formats'

test.each([
  ['es', '1\u00a0de enero de 2026'],
  ['en', '1\u00a0January 2026'],
] as const)('a day in %s, never parted from its month', (locale, words) => {
  expect(longDay('2026-01-01', locale)).toBe(words)
})

test('a window is told in days of Lima, not of the machine', () => {
  const words = limaDays('2025-10-01T00:00:00-05:00', '2025-10-31T23:59:59-05:00', 'en')
  expect(words.replace(/\s/g, '')).toBe('1–31October2025')
})

test.each([
  ['es', ['1\u00a0de', '31\u00a0de']],
  ['en', ['1\u00a0November', '31\u00a0January']],
] as const)('no day of a window in %s is parted from its month', (locale, days) => {
  const words = limaDays('2026-11-01T00:00:00-05:00', '2027-01-31T23:59:59-05:00', locale)
  expect(words.match(/\d+\u00a0\p{L}+/gu)).toEqual(days)
})

test('how fresh something is, is told by the clock of Lima', () => {
  expect(dayAndTime('2026-11-15T19:32:00Z', 'es')).toBe('15 nov, 14:32')
  expect(dayAndTime('2026-11-16T04:05:00Z', 'en')).toBe('15 Nov, 23:05')
})

test.each([
  ['es', '04/12/2026, 14:32'],
  ['en', '4 Dec 2026, 14:32'],
] as const)('when something was sent, in %s', (locale, words) => {
  expect(limaTime(Date.parse('2026-12-04T19:32:00Z'), locale)).toBe(words)
})
