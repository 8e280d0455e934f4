import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limaInstant, limaTimeOf } from '../calendar/lima-time'
import type { AppointmentHours } from './appointment-place.schema'
import type { BookedSeat } from './appointment-seats'
import {
  allAppointmentDays,
  appointmentDay,
  appointmentDays,
  bookableSlot,
  canChange,
  isClosedOn,
  lastBookableDay,
  nearestFreeSlots,
  slotsOn,
} from './appointment-times'

// 2026-11-21 is a Saturday, 2026-11-22 a Sunday; 2026-12-08 and 2026-12-25 are holidays.
const saturday = '2026-11-21'
const monday = '2026-11-16'
/** Monday at 9:00 in Lima. */
const now = limaInstant(monday, '09:00')

const place = (changes: Partial<AppointmentHours> = {}): AppointmentHours => ({
  hours: [
    { weekday: 'monday', from: '09:00', to: '18:00' },
    { weekday: 'tuesday', from: '09:00', to: '18:00' },
    { weekday: 'saturday', from: '09:00', to: '13:00' },
  ],
  slotMinutes: 60,
  capacity: 2,
  noticeHours: 3,
  horizonDays: 28,
  closedDays: [],
  closedOnHolidays: true,
  firstDay: null,
  lastDay: null,
  ...changes,
})
const timesOn = (hours: AppointmentHours, day: string) => slotsOn(hours, day).map(({ time }) => time)
const noBookings: BookedSeat[] = []
/** Returns bookings of several seats for the same hour on Saturday. */
const bookedHour = (time: string, seats: number): BookedSeat[] =>
  Array.from({ length: seats }, (_, index) => {
    const startsAt = limaInstant(saturday, time)
    return { seat: index + 1, startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) }
  })

describe('slots of a day', () => {
  test('fills the time from opening to closing with consecutive slots', () => {
    expect(timesOn(place(), saturday)).toEqual(['09:00', '10:00', '11:00', '12:00'])
  })

  test.each([
    [90, ['09:00', '10:30']],
    [240, ['09:00']],
    [241, []],
    [45, ['09:00', '09:45', '10:30', '11:15', '12:00']],
  ])('offers no slot of %i minutes that ends after closing', (slotMinutes, expected) => {
    expect(timesOn(place({ slotMinutes }), saturday)).toEqual(expected)
  })

  test('offers no slots during the break between two openings', () => {
    const hours = [
      { weekday: 'saturday', from: '15:00', to: '17:00' },
      { weekday: 'saturday', from: '09:00', to: '11:00' },
    ] as const
    expect(timesOn(place({ hours: [...hours] }), saturday)).toEqual(['09:00', '10:00', '15:00', '16:00'])
  })

  test('offers the slots of overlapping openings once', () => {
    const hours = [
      { weekday: 'saturday', from: '09:00', to: '11:00' },
      { weekday: 'saturday', from: '10:00', to: '12:00' },
    ] as const
    expect(timesOn(place({ hours: [...hours] }), saturday)).toEqual(['09:00', '10:00', '11:00'])
  })

  test('returns no slots if an opening ends before it starts or the weekday has no opening', () => {
    expect(timesOn(place({ hours: [{ weekday: 'saturday', from: '13:00', to: '09:00' }] }), saturday)).toEqual([])
    expect(timesOn(place({ hours: [] }), saturday)).toEqual([])
    expect(timesOn(place(), '2026-11-22')).toEqual([])
  })

  test('calculates slots in Lima time in every time zone', () => {
    const [first] = slotsOn(place({ slotMinutes: 90 }), saturday)
    expect(first?.startsAt.toISOString()).toBe('2026-11-21T14:00:00.000Z')
    expect(first?.endsAt.toISOString()).toBe('2026-11-21T15:30:00.000Z')
    expect(first?.until).toBe('10:30')
    expect(limaTimeOf(new Date('2026-11-21T04:59:00Z'))).toBe('23:59')
  })

  test('offers no slot that ends at midnight if the appointment place closes at 23:59', () => {
    const latePlace = place({ hours: [{ weekday: 'saturday', from: '22:30', to: '23:59' }], slotMinutes: 30 })
    expect(timesOn(latePlace, saturday)).toEqual(['22:30', '23:00'])
  })
})

describe('closed days', () => {
  test.each([
    ['a closed day', { closedDays: [{ day: saturday, reason: 'Inventario' }] }, saturday],
    ['a holiday', {}, '2026-12-08'],
    ['the day before the first day', { firstDay: saturday }, '2026-11-20'],
    ['the day after the last day', { lastDay: saturday }, '2026-11-22'],
  ])('closes an appointment place on %s', (_, changes, day) => {
    expect(isClosedOn(place(changes), day)).toBe(true)
  })

  test.each([
    ['a day next to a closed day', { closedDays: [{ day: saturday, reason: null }] }, monday],
    ['a holiday if the settings allow it', { closedOnHolidays: false }, '2026-12-08'],
    ['the first day', { firstDay: saturday }, saturday],
    ['the last day', { lastDay: saturday }, saturday],
  ])('opens an appointment place on %s', (_, changes, day) => {
    expect(isClosedOn(place(changes), day)).toBe(false)
  })

  test('offers no slots on a closed day', () => {
    expect(slotsOn(place({ closedDays: [{ day: saturday, reason: null }] }), saturday)).toEqual([])
    expect(slotsOn(place(), '2026-12-08')).toEqual([])
  })
})

describe('a bookable slot', () => {
  test.each([
    ['during opening hours', saturday, '10:00'],
    ['exactly after the notice period', monday, '12:00'],
    ['on the last day of the horizon', '2026-12-14', '10:00'],
  ])('finds the slot if it is %s (%s %s)', (_, day, time) => {
    expect(bookableSlot(place(), day, time, now)?.time).toBe(time)
  })

  test.each([
    ['between the starts of two slots', saturday, '10:30'],
    ['on a day without opening hours', '2026-11-22', '10:00'],
    ['earlier today', monday, '08:00'],
    ['within the notice period', monday, '11:00'],
    ['after the horizon', '2026-12-15', '10:00'],
    ['on a past day', '2026-11-14', '10:00'],
  ])('finds no slot if the time is %s (%s %s)', (_, day, time) => {
    expect(bookableSlot(place(), day, time, now)).toBeUndefined()
  })

  test('counts the days of the horizon in Lima time, not in UTC', () => {
    expect(lastBookableDay(place(), new Date('2026-11-17T04:30:00Z'))).toBe('2026-12-14')
    expect(lastBookableDay(place(), new Date('2026-11-17T05:30:00Z'))).toBe('2026-12-15')
  })
})

describe('the free times of a day', () => {
  test('subtracts the bookings of a slot from its seats', () => {
    const day = appointmentDay(place(), saturday, [...bookedHour('10:00', 1), ...bookedHour('11:00', 2)], now)
    expect(day.times.map(({ time, left }) => [time, left])).toEqual([
      ['09:00', 2],
      ['10:00', 1],
      ['11:00', 0],
      ['12:00', 2],
    ])
    expect([day.state, day.freeTimes]).toEqual(['free', 3])
  })

  test('subtracts existing bookings that were longer or started at other times than the current slots', () => {
    const fullTimes = (changes: Partial<AppointmentHours>) =>
      appointmentDay(place({ capacity: 1, ...changes }), saturday, bookedHour('10:00', 1), now)
        .times.filter((time) => time.left === 0)
        .map(({ time }) => time)
    expect(fullTimes({ slotMinutes: 30 })).toEqual(['10:00', '10:30'])
    expect(fullTimes({ hours: [{ weekday: 'saturday', from: '09:30', to: '13:00' }] })).toEqual(['09:30', '10:30'])
  })

  test('never shows a negative number of seats if staff reduced the capacity', () => {
    expect(appointmentDay(place({ capacity: 1 }), saturday, bookedHour('09:00', 5), now).times[0]?.left).toBe(0)
  })

  test.each([
    ['closed', '2026-11-22', noBookings, 'closed'],
    ['full', saturday, ['09:00', '10:00', '11:00', '12:00'].flatMap((time) => bookedHour(time, 2)), 'full'],
    ['beyond the horizon', '2027-01-18', noBookings, 'closed'],
  ])('returns no free times for a day that is %s', (_, day, bookings, state) => {
    expect(appointmentDay(place(), day, bookings, now)).toMatchObject({ state, freeTimes: 0 })
  })

  test('marks today as passed if it is too late to book its last slot', () => {
    const evening = limaInstant(monday, '17:00')
    expect(appointmentDay(place(), monday, noBookings, evening)).toMatchObject({ state: 'passed', times: [] })
  })

  test('offers only those slots of today that start after the notice period', () => {
    expect(appointmentDay(place(), monday, noBookings, now).times.map(({ time }) => time)).toEqual([
      '12:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
      '17:00',
    ])
  })

  test('returns every day of a range, in order', () => {
    const week = appointmentDays(place(), monday, 7, noBookings, now)
    expect(week.map(({ state }) => state)).toEqual(['free', 'free', 'closed', 'closed', 'closed', 'free', 'closed'])
    expect(allAppointmentDays(place(), noBookings, now)).toHaveLength(29)
  })

  test('offers exactly the slots that can be booked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 400 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 30 * 24 * 60 }),
        (slotMinutes, noticeHours, minutes) => {
          const hours = place({ slotMinutes, noticeHours })
          const instant = new Date(now.getTime() + minutes * 60_000)
          for (const { day, times } of appointmentDays(hours, monday, 70, noBookings, instant)) {
            const offeredTimes = times.map(({ time }) => time)
            const bookableSlots = slotsOn(hours, day).filter(({ time }) => bookableSlot(hours, day, time, instant))
            expect(offeredTimes).toEqual(bookableSlots.map(({ time }) => time))
          }
        },
      ),
      { numRuns: 12 },
    )
  })
})

test('offers the closest free slots in order of time', () => {
  const days = appointmentDays(place(), monday, 7, bookedHour('10:00', 2), now)
  const nearestSlots = nearestFreeSlots(days, limaInstant(saturday, '10:00'), 3)
  expect(nearestSlots.map(({ day, time }) => `${day} ${time}`)).toEqual([
    '2026-11-21 09:00',
    '2026-11-21 11:00',
    '2026-11-21 12:00',
  ])
  expect(nearestFreeSlots([], limaInstant(saturday, '10:00'), 3)).toEqual([])
})

test('lets visitors change an appointment until four hours before it starts', () => {
  const startsAt = limaInstant(saturday, '10:00')
  expect(canChange(startsAt, limaInstant(saturday, '06:00'))).toBe(true)
  expect(canChange(startsAt, new Date(limaInstant(saturday, '06:00').getTime() + 1))).toBe(false)
  expect(canChange(startsAt, limaInstant(saturday, '12:00'))).toBe(false)
})
