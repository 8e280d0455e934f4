import { expect, test } from 'vitest'
import { dayAndTime, greeting, today } from './format-time'

const at = new Date('2026-11-16T14:12:00Z')

test('a moment is told in the time of Lima', () => {
  expect(dayAndTime(at, 'es')).toBe('16 nov, 09:12')
  expect(dayAndTime(at, 'en')).toBe('16 Nov, 09:12')
  expect(today(at, 'es')).toBe('Lunes 16 de noviembre, 09:12')
  expect(today(at, 'en')).toBe('Monday 16 November, 09:12')
})

test.each([
  ['2026-11-16T10:00:00Z', 'goodMorning'],
  ['2026-11-16T17:00:00Z', 'goodAfternoon'],
  ['2026-11-17T00:00:00Z', 'goodEvening'],
  ['2026-11-16T09:59:00Z', 'goodEvening'],
])('at %s people are greeted with %s', (moment, expected) => {
  expect(greeting(new Date(moment))).toBe(expected)
})
