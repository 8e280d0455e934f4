import { expect, test } from 'vitest'
import { countedTitle } from './counted-title'

test.each([
  ['Cuatro pasos,', 4, 'es', 'Cuatro pasos,'],
  ['Cuatro pasos,', 3, 'es', 'Tres pasos,'],
  ['Four steps,', 5, 'en', 'Five steps,'],
  ['Así de', 3, 'es', 'Así de'],
  ['Cuatro pasos,', 12, 'es', 'Cuatro pasos,'],
] as const)('adapts the title "%s" to %i items in %s: "%s"', (title, count, locale, expected) => {
  expect(countedTitle(title, count, locale)).toBe(expected)
})
