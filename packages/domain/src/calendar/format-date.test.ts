import { expect, test } from 'vitest'
import { type DayStyle, formatDay, formatDays, formatInstant, type InstantStyle } from './format-date'

test.each([
  ['2026-11-02', 'es', '2 de noviembre de 2026'],
  ['2026-11-02', 'en', '2 November 2026'],
  ['2025-09-01', 'es', '1 de setiembre de 2025'],
] as const)('formats the day %s in %s as "%s"', (day, locale, text) => {
  expect(formatDay(day, locale)).toBe(text)
})

test.each<[DayStyle, string, string]>([
  ['short', '5 ene 2027', '5 Jan 2027'],
  ['numeric', '5/1/2027', '5 January 2027'],
  ['dayAndMonth', '5 de enero', '5 January'],
  ['withWeekday', 'martes 5 de enero', 'Tuesday 5 January'],
  ['shortWithWeekday', 'martes 5 ene', 'Tuesday 5 Jan'],
  ['month', 'enero de 2027', 'January 2027'],
  ['shortMonth', 'ene', 'Jan'],
  ['weekday', 'martes', 'Tuesday'],
  ['shortWeekday', 'mar', 'Tue'],
])('formats a day in the style "%s"', (style, es, en) => {
  expect([formatDay('2027-01-05', 'es', style), formatDay('2027-01-05', 'en', style)]).toEqual([es, en])
})

test('formats a range of days', () => {
  expect(formatDays('2025-10-01', '2025-10-31', 'en').replace(/\s/g, '')).toBe('1–31October2025')
})

test.each<[InstantStyle, string, string]>([
  ['short', '15 nov, 23:05', '15 Nov, 23:05'],
  ['withoutYear', '15 de noviembre a las 23:05', '15 November at 23:05'],
  ['long', '15 de noviembre de 2026 a las 23:05', '15 November 2026 at 23:05'],
  ['numeric', '15/11/2026, 23:05', '15 Nov 2026, 23:05'],
])('formats an instant in Lima time and in the style "%s"', (style, es, en) => {
  const instant = '2026-11-16T04:05:00Z'
  expect([formatInstant(instant, 'es', style), formatInstant(instant, 'en', style)]).toEqual([es, en])
})

test('formats midnight as 00:00', () => {
  expect(formatInstant('2026-11-16T05:00:00Z', 'es')).toBe('16 nov, 00:00')
})
