import { expect, test } from 'vitest'
import { isSlugOf, slugText } from './slug-text'

test.each([
  ['Inauguración del malecón', 'inauguracion-del-malecon'],
  ['  ¡Verano en Mejía 2026! ', 'verano-en-mejia-2026'],
  ['Copia de O₂', 'copia-de-o2'],
  ['¿?', ''],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('makes the slug of %j', (title, slug) => {
  expect(slugText(title)).toBe(slug)
})

test('recognizes a slug that was made from a title', () => {
  expect(isSlugOf('santorini', 'Santorini')).toBe(true)
  expect(isSlugOf('santorini-2', 'Santorini')).toBe(true)
  expect(isSlugOf('santorini-norte', 'Santorini')).toBe(false)
  expect(isSlugOf('', '')).toBe(false)
})
