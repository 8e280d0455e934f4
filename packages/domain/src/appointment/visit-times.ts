import { isHoliday } from '../calendar/holidays'
import { addDays, type LimaDate, limaDateOf } from '../calendar/lima-date'
import { type VisitHours, type Weekday, weekdays } from './visit-place.schema'
import { type BookedSeat, overlaps, seatsLeft } from './visit-seats'

// Which times can be booked. Pure: hours, closed days and what is taken come in, and the clock too. Whether a time is
// still free when somebody presses the button is decided by the database, not here.

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MINUTES = 24 * 60

/** Whoever has booked may move or cancel until so long before. */
export const CHANGE_UNTIL_HOURS = 4

/** `10:00`, in Lima. */
export type ClockTime = string

export type Slot = { day: LimaDate; time: ClockTime; until: ClockTime; startsAt: Date; endsAt: Date }
export type FreeSlot = Slot & { left: number }
/** `passed`: too late to book it. */
export type DayState = 'free' | 'full' | 'passed' | 'closed'
export type VisitDay = { day: LimaDate; state: DayState; times: FreeSlot[]; freeTimes: number }

export const limaInstant = (day: LimaDate, time: ClockTime): Date => new Date(`${day}T${time}:00-05:00`)

const limaClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Lima',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
export const limaTimeOf = (instant: Date): ClockTime => limaClock.format(instant)

const weekdayOf = (day: LimaDate): Weekday => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sunday'
const minutesOf = (time: ClockTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

export function isClosedOn(place: VisitHours, day: LimaDate): boolean {
  if (place.firstDay !== null && day < place.firstDay) return true
  if (place.lastDay !== null && day > place.lastDay) return true
  if (place.closedOnHolidays && isHoliday(day)) return true
  return place.closedDays.some((closed) => closed.day === day)
}

/** All times of a day, whoever has them. A last stretch that is too short for a visit is none. */
export function slotsOn(place: VisitHours, day: LimaDate): Slot[] {
  if (isClosedOn(place, day)) return []
  const weekday = weekdayOf(day)
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

/** The last day times are given for. */
export const lastBookableDay = (place: VisitHours, now: Date): LimaDate => addDays(limaDateOf(now), place.horizonDays)

/** The time somebody asks for, if it exists and is neither too soon nor too far away. */
export function bookableSlot(place: VisitHours, day: LimaDate, time: ClockTime, now: Date): Slot | undefined {
  if (day > lastBookableDay(place, now)) return undefined
  const slot = slotsOn(place, day).find((one) => one.time === time)
  return slot && slot.startsAt.getTime() >= earliest(place, now) ? slot : undefined
}

/** One day as a visitor sees it: what is left of each time that can still be booked. */
export function visitDay(place: VisitHours, day: LimaDate, booked: readonly BookedSeat[], now: Date): VisitDay {
  const slots = day > lastBookableDay(place, now) ? [] : slotsOn(place, day)
  const wholeDay = { startsAt: limaInstant(day, '00:00'), endsAt: limaInstant(addDays(day, 1), '00:00') }
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

/** All days from today to the horizon. */
export const allVisitDays = (place: VisitHours, booked: readonly BookedSeat[], now: Date): VisitDay[] =>
  visitDays(place, limaDateOf(now), place.horizonDays + 1, booked, now)

/** What to offer to whoever came too late: the free times nearest to theirs, in the order of the clock. */
export function nearestFree(days: readonly VisitDay[], wanted: Date, most: number): FreeSlot[] {
  const distance = ({ startsAt }: FreeSlot) => Math.abs(startsAt.getTime() - wanted.getTime())
  return days
    .flatMap(({ times }) => times.filter(({ left }) => left > 0))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, most)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

/** Whether whoever booked may still move or cancel by themselves. */
export const canChange = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() >= CHANGE_UNTIL_HOURS * HOUR_MS
