import { expect, test } from 'vitest'
import { staffChange, type VisitState } from './visit-state'

const startsAt = new Date('2026-11-21T15:00:00Z')
const before = new Date('2026-11-21T14:59:59Z')

test.each<[VisitState, VisitState, Date, string | undefined]>([
  ['booked', 'came', startsAt, 'came'],
  ['booked', 'missed', startsAt, 'missed'],
  ['booked', 'came', before, undefined],
  ['booked', 'missed', before, undefined],
  ['booked', 'cancelled', before, 'cancelled'],
  ['booked', 'cancelled', startsAt, 'cancelled'],
  ['came', 'missed', startsAt, 'missed'],
  ['missed', 'came', startsAt, 'came'],
  ['came', 'booked', startsAt, 'reopened'],
  ['missed', 'booked', startsAt, 'reopened'],
  ['came', 'cancelled', startsAt, undefined],
  ['cancelled', 'booked', before, undefined],
  ['cancelled', 'came', startsAt, undefined],
  ['booked', 'booked', startsAt, undefined],
])('%s to %s at %s: %s', (from, to, now, expected) => {
  expect(staffChange(from, to, startsAt, now)).toBe(expected)
})
