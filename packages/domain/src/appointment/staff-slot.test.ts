import { expect, test } from 'vitest'
import { limaInstant, limaTimeOf } from '../calendar/lima-time'
import { staffSlot } from './staff-slot'

/** Saturday at noon in Lima. */
const now = limaInstant('2026-11-21', '12:00')

test.each([
  ['later today', '2026-11-21', '15:00', '15:45'],
  ['for a visitor who came this morning', '2026-11-21', '09:00', '09:45'],
  ['on a Sunday without opening hours', '2026-11-22', '07:10', '07:55'],
  ['on the last day of the horizon', '2027-05-20', '10:00', '10:45'],
])('lets staff book an appointment %s (%s %s)', (_, day, time, endTime) => {
  const slot = staffSlot({ slotMinutes: 45 }, day, time, now)
  expect(slot && limaTimeOf(slot.endsAt)).toBe(endTime)
})

test.each([
  ['yesterday', '2026-11-20', '15:00'],
  ['after the horizon', '2027-05-21', '10:00'],
  ['on a day that does not exist', '2026-11-31', '10:00'],
  ['at a time that does not exist', '2026-11-23', '25:00'],
  ['without a time', '2026-11-23', ''],
])('does not let staff book an appointment %s (%s %s)', (_, day, time) => {
  expect(staffSlot({ slotMinutes: 45 }, day, time, now)).toBeUndefined()
})
