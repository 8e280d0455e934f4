import { addDays, isLimaDate, type LimaDate, limaDateOf } from '../calendar/lima-date'
import { clockTime, type VisitHours } from './visit-place.schema'
import { type ClockTime, limaInstant } from './visit-times'

const STAFF_HORIZON_DAYS = 180

/**
 * Returns the time of an appointment that staff agree with somebody, or nothing when it is no time or lies before today.
 * Opening hours, notice and horizon bind visitors alone: staff know who will be there. Seats bind everybody.
 */
export function staffSlot(
  place: Pick<VisitHours, 'slotMinutes'>,
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
