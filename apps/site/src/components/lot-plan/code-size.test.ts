import { expect, test } from 'vitest'
import { codeSize } from './code-size'

const lot = (width: number, height: number) => `0,0 ${width},0 ${width},${height} 0,${height}`

test.each([
  ['the default for wide lots', [lot(60, 40), lot(90, 40)], 15],
  ['limited by the narrowest lot', [lot(60, 40), lot(29, 40)], 10],
  ['limited by the lowest lot', [lot(60, 12)], 10],
  ['the default without lots', [], 15],
])('the font size is %s', (_, shapes, size) => {
  expect(codeSize(shapes)).toBe(size)
})
