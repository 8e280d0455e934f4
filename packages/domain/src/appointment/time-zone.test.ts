import { expect, test } from 'vitest'
import { formatVisitorTime, knownTimeZone } from './time-zone'

const morning = new Date('2026-11-21T15:30:00Z')
const evening = new Date('2026-11-22T00:30:00Z')

test.each([
  [morning, 'Europe/Madrid', 'es', '16:30 en Madrid'],
  [morning, 'Europe/Madrid', 'en', '16:30 in Madrid'],
  [morning, 'America/New_York', 'es', null],
  [new Date('2026-07-21T15:30:00Z'), 'America/New_York', 'es', '11:30 en Nueva York'],
  [morning, 'America/Lima', 'es', null],
  [morning, 'America/Argentina/Buenos_Aires', 'en', '12:30 in Buenos Aires'],
  [evening, 'Europe/Madrid', 'es', 'domingo 01:30 en Madrid'],
  [evening, 'Europe/Madrid', 'en', 'Sunday 01:30 in Madrid'],
  [morning, null, 'es', null],
] as const)('formats %s for a visitor in %s in the language %s', (instant, timeZone, locale, expected) => {
  expect(formatVisitorTime(instant, timeZone, locale)).toBe(expected)
})

test.each([
  ['Europe/Madrid', 'Europe/Madrid'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['Etc/GMT+5', 'Etc/GMT+5'],
  ['Mars/Olympus', null],
  ['', null],
  [undefined, null],
  ['<script>', null],
])('reads the time zone %s as %s', (name, expected) => {
  expect(knownTimeZone(name)).toBe(expected)
})
