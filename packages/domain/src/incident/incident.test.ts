import { expect, test } from 'vitest'
import { dueReminder, incidentClock, notifyBefore } from './incident'

const dueAt = new Date('2026-11-20T15:00:00Z')
const before = (hours: number) => new Date(dueAt.getTime() - hours * 3_600_000)

test('the authority must be notified within 48 hours of the discovery', () => {
  expect(notifyBefore(new Date('2026-11-18T15:00:00Z'))).toEqual(dueAt)
})

test.each([
  [47.5, undefined],
  [36.01, undefined],
  [36, '36h'],
  [30, '36h'],
  [24, '24h'],
  [5, '12h'],
  [2, '4h'],
  [0.5, '1h'],
  [0, '0h'],
  [-30, '0h'],
])('with %s hours left the due reminder is %s', (hours, step) => {
  expect(dueReminder(dueAt, before(hours))).toBe(step)
})

test.each([
  [47.9, 'calm', 'Quedan 47 horas', '47 hours left'],
  [12, 'near', 'Quedan 12 horas', '12 hours left'],
  [1.5, 'near', 'Queda 1 hora', '1 hour left'],
  [0.5, 'near', 'Queda menos de una hora', 'Less than an hour left'],
  [0, 'late', 'Acaba de vencer', 'Just overdue'],
  [-1, 'late', 'Venció hace 1 hora', 'Overdue by 1 hour'],
  [-26, 'late', 'Venció hace 26 horas', 'Overdue by 26 hours'],
])('with %s hours left the deadline is %s and its text is "%s"', (hours, state, es, en) => {
  expect(incidentClock(dueAt, before(hours), 'es')).toEqual({ state, text: es })
  expect(incidentClock(dueAt, before(hours), 'en')).toEqual({ state, text: en })
})
