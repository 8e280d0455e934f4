import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLimaDate } from '../calendar/lima-date'
import { cents } from '../money/money'
import { dayIn, monthsLater, paymentDates, startMonths, usualStart } from './payment-dates'
import { paymentPlan } from './payment-plan'
import { scheduleByYear } from './payment-schedule'

test('moves payments on day 31 to the last day of shorter months', () => {
  expect(paymentDates('2027-12', 31, 5)).toEqual(['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30'])
})

test('returns one valid date for each month of a plan', () => {
  const month = fc.record({ year: fc.integer({ min: 2026, max: 2040 }), month: fc.integer({ min: 1, max: 12 }) })
  fc.assert(
    fc.property(month, fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 120 }), (from, day, count) => {
      const dates = paymentDates(`${from.year}-${String(from.month).padStart(2, '0')}`, day, count)
      expect(dates.every(isLimaDate)).toBe(true)
      expect(new Set(dates.map((date) => date.slice(0, 7))).size).toBe(count)
      expect(dates).toEqual(dates.toSorted())
    }),
  )
})

test.each([
  ['2026-11', 2, '2027-01'],
  ['2026-12', 0, '2026-12'],
  ['2026-01', 11, '2026-12'],
  ['2026-01', 60, '2031-01'],
])('%s plus %i months is %s', (month, count, later) => {
  expect(monthsLater(month, count)).toBe(later)
})

test.each([
  ['2026-11-15', 5, '2027-01'],
  ['2026-11-15', 15, '2026-12'],
  ['2026-11-30', 31, '2026-12'],
  // 30 days between contract and first instalment are enough, 29 are not.
  ['2026-11-05', 5, '2026-12'],
  ['2026-11-06', 5, '2027-01'],
])('a contract of %s has its first instalment on day %i of %s', (today, day, month) => {
  expect(usualStart(today, day)).toBe(month)
  expect(startMonths(today)).toContain(month)
})

test('offers six start months, starting with the next month', () => {
  expect(startMonths('2026-11-15')).toEqual(['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05'])
})

test('uses the last day of a month that does not have the payment day', () => {
  expect([dayIn('2027-02', 31), dayIn('2027-02', 5)]).toEqual(['2027-02-28', '2027-02-05'])
})

test('lists every instalment by year and ends with a balance of zero', () => {
  const plan = paymentPlan({ price: cents(2_025_000), down: cents(585_000), months: 48, solesPerDollar: 3.85 })
  const years = scheduleByYear(plan, '2027-03', 5)
  expect(years.map(({ year, instalments }) => [year, instalments.length])).toEqual([
    [2027, 10],
    [2028, 12],
    [2029, 12],
    [2030, 12],
    [2031, 2],
  ])
  expect(years.reduce((total, { paid }) => total + paid.usd, 0) + plan.down.usd).toBe(plan.price.usd)
  expect(years.reduce((total, { paid }) => total + paid.pen, 0) + plan.down.pen).toBe(plan.price.pen)
  expect(years[0]?.left).toEqual({ usd: 1_140_000, pen: 4_389_000 })
  expect(years.at(-1)?.left).toEqual({ usd: 0, pen: 0 })
  expect(years.at(-1)?.instalments.at(-1)).toEqual({ number: 48, due: '2031-02-05', left: { usd: 0, pen: 0 } })
})
