import { expect, test } from 'vitest'
import { copyrightYears } from './copyright-years'

test.each([
  [2024, 2026, '2024–2026'],
  [2026, 2026, '2026'],
  [2026, 2027, '2026–2027'],
])('formats the copyright since %i in the year %i as %s', (from, currentYear, years) => {
  expect(copyrightYears(from, currentYear)).toBe(years)
})
