import { expect, test } from 'vitest'
import { lineSize, titleSize } from './title-size'

test.each([
  { title: ['Santorini'], size: 68, why: 'a short title is large' },
  { title: ['Para la prensa: la empresa en una página'], size: 54, why: 'a longer title needs more lines' },
  { title: ['Palabra '.repeat(30).trim()], size: 28, why: 'a very long title still fits into the block' },
  { title: ['Departamentosconterrazas'], size: 30, why: 'a long word is not wider than the block' },
  { title: ['Elige tu lote', 'en el plano'], size: 63, why: 'each part of a title is on one line' },
])('$why', ({ title, size }) => {
  expect(titleSize(title, 444)).toBe(size)
})

test('both amounts of a price fit on one line', () => {
  expect(lineSize('US$ 1,083S/ 4,170*', 408)).toBe(41)
  expect(lineSize('US$ 12,345.67S/ 45,678.99*', 408)).toBe(29)
})
