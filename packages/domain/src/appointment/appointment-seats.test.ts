import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limaInstant } from '../calendar/lima-time'
import { type BookedSeat, freeSeat, overlaps, seatsLeft } from './appointment-seats'

const day = '2026-11-21'
const span = (from: string, to: string) => ({ startsAt: limaInstant(day, from), endsAt: limaInstant(day, to) })
const bookedSeat = (seat: number, from: string, to: string): BookedSeat => ({ seat, ...span(from, to) })

test.each([
  ['has the same hours', ['10:00', '11:00']],
  ['starts in the middle', ['10:30', '11:30']],
  ['ends in the middle', ['09:30', '10:30']],
  ['is shorter', ['10:15', '10:45']],
  ['is longer', ['09:00', '12:00']],
] as const)('10:00 to 11:00 overlaps an appointment that %s', (_, [from, to]) => {
  expect(overlaps(span('10:00', '11:00'), span(from, to))).toBe(true)
  expect(overlaps(span(from, to), span('10:00', '11:00'))).toBe(true)
})

test.each([
  ['ends at 10:00', ['09:00', '10:00']],
  ['starts at 11:00', ['11:00', '12:00']],
  ['is in the afternoon', ['15:00', '16:00']],
] as const)('10:00 to 11:00 does not overlap an appointment that %s', (_, [from, to]) => {
  expect(overlaps(span('10:00', '11:00'), span(from, to))).toBe(false)
  expect(overlaps(span(from, to), span('10:00', '11:00'))).toBe(false)
})

const bookedHour = bookedSeat(1, '10:00', '11:00')
test.each([
  ['no appointment is booked', 2, [], ['10:00', '11:00'], 2, 1],
  ['one of two seats is booked', 2, [bookedHour], ['10:00', '11:00'], 1, 2],
  ['the only seat is booked', 1, [bookedHour], ['10:00', '11:00'], 0, undefined],
  ['the slot is the second half of a booked hour', 1, [bookedHour], ['10:30', '11:00'], 0, undefined],
  ['the opening hours moved by 30 minutes', 1, [bookedHour], ['09:30', '10:30'], 0, undefined],
  ['the slot follows a booked hour', 1, [bookedHour], ['11:00', '12:00'], 1, 1],
  [
    'two consecutive short appointments take one seat',
    2,
    [bookedSeat(1, '10:00', '10:30'), bookedSeat(1, '10:30', '11:00')],
    ['10:00', '11:00'],
    1,
    2,
  ],
  [
    'the seat between two booked seats is free',
    3,
    [bookedSeat(1, '10:00', '11:00'), bookedSeat(3, '10:00', '11:00')],
    ['10:00', '11:00'],
    1,
    2,
  ],
  ['a booked seat exceeds the reduced capacity', 2, [bookedSeat(5, '10:00', '11:00')], ['10:00', '11:00'], 1, 1],
  [
    'more seats are booked than the reduced capacity allows',
    1,
    [bookedHour, bookedSeat(2, '10:00', '11:00')],
    ['10:00', '11:00'],
    0,
    undefined,
  ],
] as const)(
  'counts the free seats and picks the lowest free seat when %s',
  (_, capacity, appointments, [from, to], left, seat) => {
    expect(seatsLeft(capacity, appointments, span(from, to))).toBe(left)
    expect(freeSeat(capacity, appointments, span(from, to))).toBe(seat)
  },
)

test('never gives one seat to two people at the same time', () => {
  const request = fc.record({ from: fc.integer({ min: 0, max: 40 }), length: fc.integer({ min: 1, max: 12 }) })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), fc.array(request, { maxLength: 60 }), (capacity, requests) => {
      const appointments: BookedSeat[] = []
      for (const { from, length } of requests) {
        const span = { startsAt: new Date(from), endsAt: new Date(from + length) }
        const seat = freeSeat(capacity, appointments, span)
        expect(seat === undefined).toBe(seatsLeft(capacity, appointments, span) === 0)
        if (seat !== undefined) appointments.push({ ...span, seat })
      }
      for (const [index, a] of appointments.entries())
        for (const b of appointments.slice(index + 1)) expect(a.seat === b.seat && overlaps(a, b)).toBe(false)
    }),
  )
})
