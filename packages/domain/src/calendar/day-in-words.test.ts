import { expect, test } from 'vitest'
import { dayInWords, monthInWords } from './day-in-words'

test.each([
  ['2026-11-02', 'es', '2 de noviembre de 2026'],
  ['2026-11-02', 'en', '2 November 2026'],
  ['2025-09-01', 'es', '1 de setiembre de 2025'],
] as const)('%s in %s', (day, locale, words) => {
  expect(dayInWords(day, locale)).toBe(words)
})

test('a month is said with its year', () => {
  expect(monthInWords('2028-12-01', 'es')).toBe('diciembre de 2028')
  expect(monthInWords('2028-12-01', 'en')).toBe('December 2028')
})
