import { expect, test } from 'vitest'
import { csvLine } from './csv-line'

test('commas, quotes and line breaks stay inside their cell, and no cell is a formula', () => {
  const cells = ['N° 1', 'Dijo "hola", y se fue', 'dos\nlíneas', '=HYPERLINK("x")', '+51900000456', '@SUM(A1)']
  expect(csvLine(cells)).toBe(
    `"N° 1","Dijo ""hola"", y se fue","dos\nlíneas","'=HYPERLINK(""x"")","'+51900000456","'@SUM(A1)"\r\n`,
  )
})
