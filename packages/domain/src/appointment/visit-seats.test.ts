import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limaInstant } from '../calendar/lima-time'
import { type BookedSeat, freeSeat, overlaps, seatsLeft } from './visit-seats'

const day = '2026-11-21'
const span = (from: string, to: string) => ({ startsAt: limaInstant(day, from), endsAt: limaInstant(day, to) })
const booked = (seat: number, from: string, to: string): BookedSeat => ({ seat, ...span(from, to) })

test.each([
  ['equal', ['10:00', '11:00'], true],
  ['starts in the middle', ['10:30', '11:30'], true],
  ['ends in the middle', ['09:30', '10:30'], true],
  ['inside', ['10:15', '10:45'], true],
  ['around', ['09:00', '12:00'], true],
  ['ends when the other starts', ['09:00', '10:00'], false],
  ['starts when the other ends', ['11:00', '12:00'], false],
  ['another hour', ['15:00', '16:00'], false],
] as const)('10:00 to 11:00 and %s', (_, [from, to], expected) => {
  expect(overlaps(span('10:00', '11:00'), span(from, to))).toBe(expected)
  expect(overlaps(span(from, to), span('10:00', '11:00'))).toBe(expected)
})

const hour = booked(1, '10:00', '11:00')
test.each([
  ['nothing booked', 2, [], ['10:00', '11:00'], 2, 1],
  ['one of two seats', 2, [hour], ['10:00', '11:00'], 1, 2],
  ['the only seat', 1, [hour], ['10:00', '11:00'], 0, undefined],
  ['the second half of a booked hour', 1, [hour], ['10:30', '11:00'], 0, undefined],
  ['hours that moved by 30 minutes', 1, [hour], ['09:30', '10:30'], 0, undefined],
  ['the time after it', 1, [hour], ['11:00', '12:00'], 1, 1],
  [
    'two consecutive short appointments take one seat',
    2,
    [booked(1, '10:00', '10:30'), booked(1, '10:30', '11:00')],
    ['10:00', '11:00'],
    1,
    2,
  ],
  [
    'a gap between seats is filled',
    3,
    [booked(1, '10:00', '11:00'), booked(3, '10:00', '11:00')],
    ['10:00', '11:00'],
    1,
    2,
  ],
  ['a seat beyond a capacity that became smaller', 2, [booked(5, '10:00', '11:00')], ['10:00', '11:00'], 1, 1],
  [
    'more booked than a smaller capacity allows',
    1,
    [hour, booked(2, '10:00', '11:00')],
    ['10:00', '11:00'],
    0,
    undefined,
  ],
] as const)('%s', (_, capacity, visits, [from, to], left, seat) => {
  expect(seatsLeft(capacity, visits, span(from, to))).toBe(left)
  expect(freeSeat(capacity, visits, span(from, to))).toBe(seat)
})

test('bookings of any order and length never put two people on one seat at the same time', () => {
  const request = fc.record({ from: fc.integer({ min: 0, max: 40 }), length: fc.integer({ min: 1, max: 12 }) })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), fc.array(request, { maxLength: 60 }), (capacity, requests) => {
      const visits: BookedSeat[] = []
      for (const { from, length } of requests) {
        const span = { startsAt: new Date(from), endsAt: new Date(from + length) }
        const seat = freeSeat(capacity, visits, span)
        expect(seat === undefined).toBe(seatsLeft(capacity, visits, span) === 0)
        if (seat !== undefined) visits.push({ ...span, seat })
      }
      for (const [at, one] of visits.entries())
        for (const other of visits.slice(at + 1)) expect(one.seat === other.seat && overlaps(one, other)).toBe(false)
    }),
  )
})
