import { expect, test } from 'vitest'
import { readFutureTime, suggestedTimes } from './suggested-times'

const thursday = new Date('2026-11-19T22:00:00Z')

test('suggests 8:00 of tomorrow and of next Monday', () => {
  expect(suggestedTimes(thursday, 'es')).toEqual([
    { value: '2026-11-20T08:00', label: 'mañana, 08:00' },
    { value: '2026-11-23T08:00', label: '23 nov, 08:00' },
  ])
})

test('suggests a time once if tomorrow is Monday', () => {
  expect(suggestedTimes(new Date('2026-11-22T22:00:00Z'), 'en')).toEqual([
    { value: '2026-11-23T08:00', label: 'tomorrow, 08:00' },
  ])
})

test.each([
  ['2026-11-19T17:01', '2026-11-19T22:01:00.000Z'],
  ['2026-11-19T17:00', undefined],
  ['2026-11-18T18:00', undefined],
  ['', undefined],
])('reads %j as a future time in Lima', (value, instant) => {
  expect(readFutureTime(value, thursday)?.toISOString()).toBe(instant)
})
