import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRow } from './csv-row'

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['a "b"', 'c,d', 'e;f'], '"a ""b""","c,d","e;f"\r\n'],
  [['two\nlines', null, undefined, ''], '"two\nlines",,,\r\n'],
  [['=HYPERLINK("x")', '@x', '\t=1'], `"'=HYPERLINK(""x"")",'@x,'\t=1\r\n`],
  [[-5, 0, 3.5], '-5,0,3.5\r\n'],
  [[{ plain: '2026-11-17' }, { plain: '259.00' }], '2026-11-17,259.00\r\n'],
])('formats the cells %j as %j', (cells, line) => {
  expect(csvRow(cells)).toBe(line)
})

test.each([
  '00000001',
  '12345678901234567890',
  '1/2',
  '12:30',
  '12E345',
  '1-05',
  '1.500',
  '10 %',
  'S/ 20',
  '(5)',
  '+51987654321',
  '-1',
  'MAR1',
  '5 ene',
  'sept-2',
  '3 de marzo de 2026',
  'March 5, 2026',
  '10:30 pm',
  'VERDADERO',
  'false',
])('keeps %j as text instead of a number or a date', (text) => {
  expect(csvRow([text])).toBe(`"=""${text}"""\r\n`)
})

test.each(['Calle 12', 'C-07', 'María', 'DNI 00000001', 'N° 000 0000042-2026', 'Marzo', '12 cuotas'])(
  'does not change the text %j',
  (text) => {
    expect(csvRow([text])).toBe(`${text}\r\n`)
  },
)

test('puts an apostrophe before a text that is too long for a formula', () => {
  expect(csvRow(['1'.repeat(256)])).toBe(`'${'1'.repeat(256)}\r\n`)
})

test('never turns a typed text into a formula, except into a formula that only quotes the text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const line = csvRow([text]).slice(0, -2)
      const cell = line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line
      return !/^[=+\-@\t\r\n＝＋－＠]/.test(cell) || cell === `="${text}"`
    }),
  )
})
