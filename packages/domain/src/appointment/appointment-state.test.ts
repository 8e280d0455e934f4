import { expect, test } from 'vitest'
import { type AppointmentState, staffChange } from './appointment-state'

const startsAt = new Date('2026-11-21T15:00:00Z')
const beforeStart = new Date('2026-11-21T14:59:59Z')

test.each<[AppointmentState, AppointmentState, Date, string]>([
  ['booked', 'came', startsAt, 'came'],
  ['booked', 'missed', startsAt, 'missed'],
  ['booked', 'cancelled', beforeStart, 'cancelled'],
  ['booked', 'cancelled', startsAt, 'cancelled'],
  ['came', 'missed', startsAt, 'missed'],
  ['missed', 'came', startsAt, 'came'],
  ['came', 'booked', startsAt, 'reopened'],
  ['missed', 'booked', startsAt, 'reopened'],
])('records a change by staff from %s to %s at %s as "%s"', (from, to, now, expected) => {
  expect(staffChange(from, to, startsAt, now)).toBe(expected)
})

test.each<[AppointmentState, AppointmentState, Date]>([
  ['booked', 'came', beforeStart],
  ['booked', 'missed', beforeStart],
  ['came', 'cancelled', startsAt],
  ['cancelled', 'booked', beforeStart],
  ['cancelled', 'came', startsAt],
  ['booked', 'booked', startsAt],
])('rejects a change by staff from %s to %s at %s', (from, to, now) => {
  expect(staffChange(from, to, startsAt, now)).toBeUndefined()
})
