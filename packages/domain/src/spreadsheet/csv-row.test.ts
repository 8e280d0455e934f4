import { expect, test } from 'vitest'
import { csvRow } from './csv-row'

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['a "b"', 'c,d', 'e;f'], '"a ""b""","c,d","e;f"\r\n'],
  [['two\nlines', null, undefined, ''], '"two\nlines",,,\r\n'],
  [['=HYPERLINK("x")', '+51987654321', '-1', '@x', '\t=1'], `"'=HYPERLINK(""x"")",'+51987654321,'-1,'@x,'\t=1\r\n`],
  [[-5, 0, 3.5], '-5,0,3.5\r\n'],
])('%j is %j', (cells, line) => {
  expect(csvRow(cells)).toBe(line)
})
