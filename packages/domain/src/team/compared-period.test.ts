import { expect, test } from 'vitest'
import { comparedPeriods, type PeriodKind } from './compared-period'

test.each<[PeriodKind, string, string, string]>([
  ['week', '2026-11-18', '2026-11-16 – 2026-11-18', '2026-11-09 – 2026-11-11'],
  ['week', '2026-11-22', '2026-11-16 – 2026-11-22', '2026-11-09 – 2026-11-15'],
  ['week', '2027-01-01', '2026-12-28 – 2027-01-01', '2026-12-21 – 2026-12-25'],
  ['month', '2026-11-18', '2026-11-01 – 2026-11-18', '2026-10-01 – 2026-10-18'],
  ['month', '2027-01-05', '2027-01-01 – 2027-01-05', '2026-12-01 – 2026-12-05'],
  ['month', '2027-03-31', '2027-03-01 – 2027-03-31', '2027-02-01 – 2027-02-28'],
  ['month', '2028-03-30', '2028-03-01 – 2028-03-30', '2028-02-01 – 2028-02-29'],
  ['quarter', '2026-11-18', '2026-10-01 – 2026-11-18', '2026-07-01 – 2026-08-18'],
  ['quarter', '2027-02-10', '2027-01-01 – 2027-02-10', '2026-10-01 – 2026-11-10'],
  ['quarter', '2026-06-30', '2026-04-01 – 2026-06-30', '2026-01-01 – 2026-03-31'],
  ['quarter', '2026-09-30', '2026-07-01 – 2026-09-30', '2026-04-01 – 2026-06-30'],
])('for the %s that contains %s, compares %s with %s', (kind, today, current, previous) => {
  const periods = comparedPeriods(kind, today)
  expect(`${periods.current.from} – ${periods.current.to}`).toBe(current)
  expect(`${periods.previous.from} – ${periods.previous.to}`).toBe(previous)
})
