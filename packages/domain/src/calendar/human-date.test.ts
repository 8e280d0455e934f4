import { expect, test } from 'vitest'
import { humanDay, humanInstant } from './human-date'

// 12:00 in Lima.
const now = new Date('2026-11-18T17:00:00Z')

test.each([
  ['2026-11-18', 'hoy', 'today'],
  ['2026-11-17', 'ayer', 'yesterday'],
  ['2026-11-19', 'mañana', 'tomorrow'],
  ['2026-11-12', '12 nov', '12 Nov'],
  ['2026-01-05', '5 ene', '5 Jan'],
  ['2024-10-14', '14 oct 2024', '14 Oct 2024'],
])('formats the day %s as "%s" or "%s"', (day, es, en) => {
  expect([humanDay(day, now, 'es'), humanDay(day, now, 'en')]).toEqual([es, en])
})

test.each([
  ['2026-11-18T16:59:40Z', 'ahora', 'now'],
  ['2026-11-18T16:51:00Z', 'hace 9 min', '9 min ago'],
  ['2026-11-18T12:48:00Z', 'hoy, 07:48', 'today, 07:48'],
  ['2026-11-18T04:59:00Z', 'ayer, 23:59', 'yesterday, 23:59'],
  ['2026-11-19T13:00:00Z', 'mañana, 08:00', 'tomorrow, 08:00'],
  ['2025-11-15T19:40:00Z', '15 nov 2025, 14:40', '15 Nov 2025, 14:40'],
])('formats the instant %s as "%s" or "%s"', (instant, es, en) => {
  expect([humanInstant(new Date(instant), now, 'es'), humanInstant(new Date(instant), now, 'en')]).toEqual([es, en])
})
