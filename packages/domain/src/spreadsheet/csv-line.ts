import { plainCell } from './plain-cell'

/** Every cell in quotes and none a formula, whoever typed it. A phone's plus sign would be one too. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${plainCell(cell).replaceAll('"', '""')}"`).join(',')}\r\n`

/** Without it a spreadsheet on Windows reads the accents as two signs each. */
export const CSV_MARK = '\uFEFF'
