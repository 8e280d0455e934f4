import { isHoliday } from '../calendar/holidays'
import { addDays, type LimaDate, limaDateOf, weekdayOf } from '../calendar/lima-date'
import { type ClockTime, formatMinutes, limaInstant, limaTimeOf, startOfDay } from '../calendar/lima-time'
import { type AppointmentHours, type Weekday, weekdays } from './appointment-place.schema'
import { type BookedSeat, overlaps, seatsLeft } from './appointment-seats'

// These functions calculate which slots to offer. The database decides whether a slot is still free when a visitor
// submits the form.

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MINUTES = 24 * 60

/** Visitors may move or cancel an appointment until this many hours before it starts. */
export const CHANGE_UNTIL_HOURS = 4

export type Slot = { day: LimaDate; time: ClockTime; until: ClockTime; startsAt: Date; endsAt: Date }
export type FreeSlot = Slot & { left: number }
/** `passed` means that it is too late to book any slot of the day. */
export type DayState = 'free' | 'full' | 'passed' | 'closed'
export type AppointmentDay = { day: LimaDate; state: DayState; times: FreeSlot[]; freeTimes: number }

const weekdayNameOf = (day: LimaDate): Weekday => weekdays[weekdayOf(day)] ?? 'sunday'
const minutesOf = (time: ClockTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const clockOf = (minutes: number): ClockTime => formatMinutes(minutes).padStart(5, '0')

export function isClosedOn(place: AppointmentHours, day: LimaDate): boolean {
  if (place.firstDay !== null && day < place.firstDay) return true
  if (place.lastDay !== null && day > place.lastDay) return true
  if (place.closedOnHolidays && isHoliday(day)) return true
  return place.closedDays.some((closedDay) => closedDay.day === day)
}

/** Returns all slots of a day, free or not. Leaves out a remainder that is too short for an appointment. */
export function slotsOn(place: AppointmentHours, day: LimaDate): Slot[] {
  if (isClosedOn(place, day)) return []
  const weekday = weekdayNameOf(day)
  const starts = new Set<number>()
  for (const { from, to } of place.hours.filter((hours) => hours.weekday === weekday)) {
    const last = Math.min(minutesOf(to), DAY_MINUTES) - place.slotMinutes
    for (let start = minutesOf(from); start <= last; start += place.slotMinutes) starts.add(start)
  }
  return [...starts]
    .sort((a, b) => a - b)
    .map((start) => {
      const startsAt = limaInstant(day, clockOf(start))
      const endsAt = new Date(startsAt.getTime() + place.slotMinutes * MINUTE_MS)
      return { day, time: clockOf(start), until: limaTimeOf(endsAt), startsAt, endsAt }
    })
}

const earliestStartMs = (place: AppointmentHours, now: Date) => now.getTime() + place.noticeHours * HOUR_MS

/** Returns the last day of the booking horizon. */
export const lastBookableDay = (place: AppointmentHours, now: Date): LimaDate =>
  addDays(limaDateOf(now), place.horizonDays)

/** Returns the requested slot if it exists and is neither too soon nor too far ahead. */
export function bookableSlot(place: AppointmentHours, day: LimaDate, time: ClockTime, now: Date): Slot | undefined {
  if (day > lastBookableDay(place, now)) return undefined
  const slot = slotsOn(place, day).find((candidate) => candidate.time === time)
  return slot && slot.startsAt.getTime() >= earliestStartMs(place, now) ? slot : undefined
}

/** Returns one day as a visitor sees it, with the seats left in each slot that can still be booked. */
export function appointmentDay(
  place: AppointmentHours,
  day: LimaDate,
  bookings: readonly BookedSeat[],
  now: Date,
): AppointmentDay {
  const slots = day > lastBookableDay(place, now) ? [] : slotsOn(place, day)
  const wholeDay = { startsAt: startOfDay(day), endsAt: startOfDay(addDays(day, 1)) }
  const bookingsOfDay = bookings.filter((appointment) => overlaps(appointment, wholeDay))
  const times = slots
    .filter(({ startsAt }) => startsAt.getTime() >= earliestStartMs(place, now))
    .map((slot) => ({ ...slot, left: seatsLeft(place.capacity, bookingsOfDay, slot) }))
  const freeTimes = times.filter(({ left }) => left > 0).length
  return { day, state: dayState(slots.length, times.length, freeTimes), times, freeTimes }
}

function dayState(slotCount: number, bookableCount: number, freeCount: number): DayState {
  if (slotCount === 0) return 'closed'
  if (bookableCount === 0) return 'passed'
  return freeCount === 0 ? 'full' : 'free'
}

export function appointmentDays(
  place: AppointmentHours,
  from: LimaDate,
  count: number,
  bookings: readonly BookedSeat[],
  now: Date,
): AppointmentDay[] {
  return Array.from({ length: count }, (_, index) => appointmentDay(place, addDays(from, index), bookings, now))
}

/** Returns every day from today to the end of the horizon. */
export const allAppointmentDays = (
  place: AppointmentHours,
  bookings: readonly BookedSeat[],
  now: Date,
): AppointmentDay[] => appointmentDays(place, limaDateOf(now), place.horizonDays + 1, bookings, now)

/** Returns the free slots closest to the requested time in chronological order, for visitors whose slot was taken. */
export function nearestFreeSlots(days: readonly AppointmentDay[], requestedTime: Date, maxCount: number): FreeSlot[] {
  const distance = ({ startsAt }: FreeSlot) => Math.abs(startsAt.getTime() - requestedTime.getTime())
  return days
    .flatMap(({ times }) => times.filter(({ left }) => left > 0))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, maxCount)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

/** Returns whether a visitor may still move or cancel the appointment. */
export const canChange = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() >= CHANGE_UNTIL_HOURS * HOUR_MS
