import { expect, test } from 'vitest'
import { codeSize } from './code-size'

const lot = (width: number, height: number) => `0,0 ${width},0 ${width},${height} 0,${height}`

test.each([
  ['wide lots', [lot(60, 40), lot(90, 40)], 15],
  ['a narrow lot', [lot(60, 40), lot(29, 40)], 10],
  ['a low lot', [lot(60, 12)], 10],
  ['no lots', [], 15],
])('chooses a font size that fits a plan with %s', (_, shapes, size) => {
  expect(codeSize(shapes)).toBe(size)
})
