import { expect, test } from 'vitest'
import { addDays, isLimaDate, limaDateOf, mondayOf } from './lima-date'

test.each([
  ['2026-11-15T04:59:59Z', '2026-11-14'],
  ['2026-11-15T05:00:00Z', '2026-11-15'],
  ['2027-01-01T04:59:59Z', '2026-12-31'],
  ['2027-01-01T05:00:00Z', '2027-01-01'],
])('at %s the day in Lima is %s', (instant, day) => {
  expect(limaDateOf(new Date(instant))).toBe(day)
})

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s plus %i days is %s', (day, days, result) => {
  expect(addDays(day, days)).toBe(result)
})

test('accepts a valid day', () => {
  expect(isLimaDate('2026-02-28')).toBe(true)
})

test.each(['2026-02-29', '2026-13-01', '26-01-01', ''])('rejects %j, which is not a day', (text) => {
  expect(isLimaDate(text)).toBe(false)
})

test.each([
  ['2026-11-15', '2026-11-09'],
  ['2026-11-16', '2026-11-16'],
  ['2026-11-21', '2026-11-16'],
])('the week of %s starts on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})
