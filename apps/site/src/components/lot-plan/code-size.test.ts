import { expect, test } from 'vitest'
import { codeSize } from './code-size'

const lot = (width: number, height: number) => `0,0 ${width},0 ${width},${height} 0,${height}`

test.each([
  ['usual where lots are broad', [lot(60, 40), lot(90, 40)], 15],
  ['that of the narrowest lot', [lot(60, 40), lot(29, 40)], 10],
  ['that of the lowest lot', [lot(60, 12)], 10],
  ['usual where nothing is drawn', [], 15],
])('the size of a code is %s', (_, shapes, size) => {
  expect(codeSize(shapes)).toBe(size)
})
