import { expect, test } from 'vitest'
import { isMonth, nextMonth, previousMonth, weeksOf } from './month'

test('finds the next and the previous month across the end of a year', () => {
  expect(nextMonth('2026-12')).toBe('2027-01')
  expect(previousMonth('2027-01')).toBe('2026-12')
  expect(nextMonth('2027-01')).toBe('2027-02')
})

test.each([
  ['2026-11', 6, '2026-10-26', '2026-12-06'],
  ['2027-02', 4, '2027-02-01', '2027-02-28'],
])('%s spans %i weeks, from %s to %s', (month, count, first, last) => {
  const weeks = weeksOf(month)
  expect(weeks).toHaveLength(count)
  expect(weeks[0]?.[0]).toBe(first)
  expect(weeks.at(-1)?.at(-1)).toBe(last)
})

test.each(['2026-13', '2026', 'hoy', ''])('rejects "%s" as a month', (text) => {
  expect(isMonth(text)).toBe(false)
})
