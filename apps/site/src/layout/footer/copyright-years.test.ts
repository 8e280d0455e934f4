import { expect, test } from 'vitest'
import { copyrightYears } from './copyright-years'

test.each([
  [2024, 2026, '2024–2026'],
  [2026, 2026, '2026'],
  [2026, 2027, '2026–2027'],
])('copyright from %i in %i is %s', (from, now, years) => {
  expect(copyrightYears(from, now)).toBe(years)
})
