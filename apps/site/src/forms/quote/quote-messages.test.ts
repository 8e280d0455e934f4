import { expect, test } from 'vitest'
import { timeBetween } from './quote-messages'

test.each([
  ['2026-11-15', '2030-12-05', 'es', '4 años'],
  ['2026-11-15', '2030-12-20', 'es', '4 años y 1 mes'],
  ['2026-11-15', '2027-02-15', 'en', '3 months'],
  ['2026-11-15', '2028-01-15', 'en', '1 year and 2 months'],
  ['2026-11-15', '2026-12-05', 'es', '0 meses'],
] as const)('formats the time from %s to %s in the language %s as "%s"', (from, to, locale, expected) => {
  expect(timeBetween(from, to, locale)).toBe(expected)
})
