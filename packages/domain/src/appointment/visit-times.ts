import { isHoliday } from '../calendar/holidays'
import { addDays, type LimaDate, limaDateOf, weekdayOf } from '../calendar/lima-date'
import { type ClockTime, formatMinutes, limaInstant, limaTimeOf, startOfDay } from '../calendar/lima-time'
import { type VisitHours, type Weekday, weekdays } from './visit-place.schema'
import { type BookedSeat, overlaps, seatsLeft } from './visit-seats'

// Which slots can be booked. Pure functions of hours, closed days, bookings and the clock. Whether a slot is still free
// when a visitor submits the form is decided by the database.

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MINUTES = 24 * 60

/** Visitors may move or cancel an appointment until this long before it. */
export const CHANGE_UNTIL_HOURS = 4

export type Slot = { day: LimaDate; time: ClockTime; until: ClockTime; startsAt: Date; endsAt: Date }
export type FreeSlot = Slot & { left: number }
/** `passed`: too late to book. */
export type DayState = 'free' | 'full' | 'passed' | 'closed'
export type VisitDay = { day: LimaDate; state: DayState; times: FreeSlot[]; freeTimes: number }

const weekdayNameOf = (day: LimaDate): Weekday => weekdays[weekdayOf(day)] ?? 'sunday'
const minutesOf = (time: ClockTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const clockOf = (minutes: number): ClockTime => formatMinutes(minutes).padStart(5, '0')

export function isClosedOn(place: VisitHours, day: LimaDate): boolean {
  if (place.firstDay !== null && day < place.firstDay) return true
  if (place.lastDay !== null && day > place.lastDay) return true
  if (place.closedOnHolidays && isHoliday(day)) return true
  return place.closedDays.some((closed) => closed.day === day)
}

/** Returns all slots of a day, free or not. A remainder too short for an appointment is left out. */
export function slotsOn(place: VisitHours, day: LimaDate): Slot[] {
  if (isClosedOn(place, day)) return []
  const weekday = weekdayNameOf(day)
  const starts = new Set<number>()
  for (const { from, to } of place.hours.filter((hours) => hours.weekday === weekday)) {
    const last = Math.min(minutesOf(to), DAY_MINUTES) - place.slotMinutes
    for (let start = minutesOf(from); start <= last; start += place.slotMinutes) starts.add(start)
  }
  return [...starts]
    .sort((one, other) => one - other)
    .map((start) => {
      const startsAt = limaInstant(day, clockOf(start))
      const endsAt = new Date(startsAt.getTime() + place.slotMinutes * MINUTE_MS)
      return { day, time: clockOf(start), until: limaTimeOf(endsAt), startsAt, endsAt }
    })
}

const earliest = (place: VisitHours, now: Date) => now.getTime() + place.noticeHours * HOUR_MS

/** Returns the last day with slots. */
export const lastBookableDay = (place: VisitHours, now: Date): LimaDate => addDays(limaDateOf(now), place.horizonDays)

/** Returns the requested slot if it exists and is neither too soon nor too far ahead. */
export function bookableSlot(place: VisitHours, day: LimaDate, time: ClockTime, now: Date): Slot | undefined {
  if (day > lastBookableDay(place, now)) return undefined
  const slot = slotsOn(place, day).find((one) => one.time === time)
  return slot && slot.startsAt.getTime() >= earliest(place, now) ? slot : undefined
}

/** Returns one day as a visitor sees it, with the seats left in each slot that can still be booked. */
export function visitDay(place: VisitHours, day: LimaDate, booked: readonly BookedSeat[], now: Date): VisitDay {
  const slots = day > lastBookableDay(place, now) ? [] : slotsOn(place, day)
  const wholeDay = { startsAt: startOfDay(day), endsAt: startOfDay(addDays(day, 1)) }
  const ofDay = booked.filter((visit) => overlaps(visit, wholeDay))
  const times = slots
    .filter(({ startsAt }) => startsAt.getTime() >= earliest(place, now))
    .map((slot) => ({ ...slot, left: seatsLeft(place.capacity, ofDay, slot) }))
  const freeTimes = times.filter(({ left }) => left > 0).length
  return { day, state: stateOf(slots.length, times.length, freeTimes), times, freeTimes }
}

function stateOf(all: number, ahead: number, free: number): DayState {
  if (all === 0) return 'closed'
  if (ahead === 0) return 'passed'
  return free === 0 ? 'full' : 'free'
}

export function visitDays(
  place: VisitHours,
  from: LimaDate,
  count: number,
  booked: readonly BookedSeat[],
  now: Date,
): VisitDay[] {
  return Array.from({ length: count }, (_, at) => visitDay(place, addDays(from, at), booked, now))
}

/** Returns all days from today to the horizon. */
export const allVisitDays = (place: VisitHours, booked: readonly BookedSeat[], now: Date): VisitDay[] =>
  visitDays(place, limaDateOf(now), place.horizonDays + 1, booked, now)

/** Returns the free slots closest to the wanted time, in order of time, for visitors whose slot was taken. */
export function nearestFree(days: readonly VisitDay[], wanted: Date, most: number): FreeSlot[] {
  const distance = ({ startsAt }: FreeSlot) => Math.abs(startsAt.getTime() - wanted.getTime())
  return days
    .flatMap(({ times }) => times.filter(({ left }) => left > 0))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, most)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

/** Returns whether a visitor may still move or cancel the appointment. */
export const canChange = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() >= CHANGE_UNTIL_HOURS * HOUR_MS
