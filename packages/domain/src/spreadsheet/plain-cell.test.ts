import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainCell } from './plain-cell'

test.each([
  ['=HYPERLINK("https://example.test")', '\'=HYPERLINK("https://example.test")'],
  ['+51987654321', "'+51987654321"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['\n=1', "'\n=1"],
  ['María = Rosa', 'María = Rosa'],
  ['', ''],
])('%j is written as %j', (text, cell) => {
  expect(plainCell(text)).toBe(cell)
})

test('no cell begins a formula, and nothing a person typed is lost', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = plainCell(text)
      return !/^[=+\-@\t\r\n]/.test(cell) && cell.endsWith(text) && cell.length - text.length <= 1
    }),
  )
})
