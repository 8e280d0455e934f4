import { expect, test } from 'vitest'
import { csvRow } from './csv-row'
import { readCsv } from './read-csv'

test.each([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\n1;2,5',
    [
      ['a', 'b'],
      ['1', '2,5'],
    ],
  ],
  [
    '\ufeffa,b\n"x, y","say ""so"""\n',
    [
      ['a', 'b'],
      ['x, y', 'say "so"'],
    ],
  ],
  [
    'a,b\n"two\nlines",2',
    [
      ['a', 'b'],
      ['two\nlines', '2'],
    ],
  ],
  [
    'a,b\n\n,\n1,',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['', []],
])('parses the rows of %j', (text, rows) => {
  expect(readCsv(text)).toEqual({ rows })
})

test('parses the cells that csvRow wrote', () => {
  const cells = ['C-07', '1-05', '8.00', '00000001', 'a "quoted", cell', 'two\nlines', '']
  expect(readCsv(csvRow(cells))).toEqual({ rows: [cells] })
})

test.each([
  ['a,b\n1,"2\n3,4\n', 2],
  ['a,b\n1,2\n"3,4\n5,6', 3],
])('in the file %j, reports an unclosed quotation mark in line %i', (text, openQuoteAt) => {
  expect(readCsv(text)).toEqual({ openQuoteAt })
})
