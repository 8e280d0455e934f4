import { expect, test } from 'vitest'
import { formatNow, greeting } from './greeting'

const at = new Date('2026-11-16T14:12:00Z')

test('formats the date and time in Lima', () => {
  expect(formatNow(at, 'es')).toBe('Lunes 16 de noviembre, 09:12')
  expect(formatNow(at, 'en')).toBe('Monday 16 November, 09:12')
})

test.each([
  ['2026-11-16T10:00:00Z', 'goodMorning'],
  ['2026-11-16T17:00:00Z', 'goodAfternoon'],
  ['2026-11-17T00:00:00Z', 'goodEvening'],
  ['2026-11-16T09:59:00Z', 'goodEvening'],
])('at %s the greeting in Lima is %s', (moment, expected) => {
  expect(greeting(new Date(moment))).toBe(expected)
})
