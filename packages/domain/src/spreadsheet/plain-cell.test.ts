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
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['12E345', '12E345'],
  ['00000001', '00000001'],
  ['1/2', '1/2'],
  ['12:30', '12:30'],
  ['12345678', '12345678'],
  ['20000000001', '20000000001'],
  ['0', '0'],
  ['AB123456', 'AB123456'],
  ['Calle 12', 'Calle 12'],
  ['1500.50', '1500.50'],
  ['e', 'e'],
  ['María = Rosa', 'María = Rosa'],
  ['', ''],
])('writes the text %j as the cell %j', (text, cell) => {
  expect(plainCell(text)).toBe(cell)
})

test('never lets a cell start a formula or lose typed characters', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = plainCell(text)
      return !/^[=+\-@\t\r\n＝＋－＠]/.test(cell) && cell.endsWith(text) && cell.length - text.length <= 1
    }),
  )
})
