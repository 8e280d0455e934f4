import { expect, test } from 'vitest'
import { limaInstant, limaTimeOf } from '../calendar/lima-time'
import { staffSlot } from './staff-slot'

/** Saturday at noon in Lima. */
const now = limaInstant('2026-11-21', '12:00')

test.each([
  ['later today', '2026-11-21', '15:00', '15:45'],
  ['a visitor who came this morning', '2026-11-21', '09:00', '09:45'],
  ['a Sunday without hours', '2026-11-22', '07:10', '07:55'],
  ['the last day of the horizon', '2027-05-20', '10:00', '10:45'],
  ['yesterday', '2026-11-20', '15:00', undefined],
  ['too far ahead', '2027-05-21', '10:00', undefined],
  ['no day', '2026-11-31', '10:00', undefined],
  ['no time', '2026-11-23', '25:00', undefined],
  ['an empty time', '2026-11-23', '', undefined],
])('%s: %s %s', (_, day, time, until) => {
  const slot = staffSlot({ slotMinutes: 45 }, day, time, now)
  expect(slot && limaTimeOf(slot.endsAt)).toBe(until)
})
