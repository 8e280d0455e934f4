import { addDays, isLimaDate, type LimaDate, limaDateOf } from '../calendar/lima-date'
import { type ClockTime, limaInstant } from '../calendar/lima-time'
import { type AppointmentHours, clockTime } from './appointment-place.schema'

const STAFF_HORIZON_DAYS = 180

/**
 * Returns the slot of an appointment arranged by staff, or undefined if the time is invalid, before today or more than
 * 180 days ahead. The opening hours, notice and horizon of the appointment place only apply to visitors.
 */
export function staffSlot(
  place: Pick<AppointmentHours, 'slotMinutes'>,
  day: LimaDate,
  time: ClockTime,
  now: Date,
): { startsAt: Date; endsAt: Date } | undefined {
  const today = limaDateOf(now)
  if (!isLimaDate(day) || !clockTime.test(time)) return undefined
  if (day < today || day > addDays(today, STAFF_HORIZON_DAYS)) return undefined
  const startsAt = limaInstant(day, time)
  return { startsAt, endsAt: new Date(startsAt.getTime() + place.slotMinutes * 60_000) }
}
