import { plainCell } from './plain-cell'

/** One line of a file for spreadsheets (RFC 4180). No cell of it is run as a formula. */
export function csvRow(cells: readonly (string | number | null | undefined)[]): string {
  const quoted = cells.map((cell) => {
    const text = typeof cell === 'number' ? String(cell) : plainCell(cell ?? '')
    return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  })
  return `${quoted.join(',')}\r\n`
}

/** Without it Excel takes the file for one of before Unicode. */
export const CSV_START = '\ufeff'
