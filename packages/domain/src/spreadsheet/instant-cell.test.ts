import { expect, test } from 'vitest'
import { csvRow } from './csv-row'
import { instantCell } from './instant-cell'

test('writes an instant as date and time in Lima, which a spreadsheet reads as a date', () => {
  expect(csvRow([instantCell(new Date('2026-11-18T02:05:59Z')), instantCell(null)])).toBe('2026-11-17 21:05,\r\n')
})
