import { plainCell } from './plain-cell'

/** `plain`: a date, an amount or another value of ours that the spreadsheet may parse. */
export type CsvCell = string | number | { plain: string } | null | undefined

/**
 * Returns one CSV line (RFC 4180). Text typed by a person is never run as a formula or converted to a number or date.
 */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => quoted(written(cell))).join(',')}\r\n`
}

/** Byte order mark: without it Excel does not read the file as Unicode. */
export const CSV_START = '\ufeff'

const quoted = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function written(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return cell?.plain ?? ''
  const text = cell ?? ''
  return readsAsValue(text) ? asText(text) : plainCell(text)
}

/** Maximum length of a string in an Excel formula. */
const FORMULA_TEXT_LENGTH = 255

/**
 * `="00000001"` is the only notation that keeps the exact text in Excel, LibreOffice and Google Sheets when the file is
 * opened with a double click: quotes are ignored, an apostrophe is shown, and a tab stays in the value.
 */
const asText = (text: string) => (text.length <= FORMULA_TEXT_LENGTH ? `="${text}"` : `'${text}`)

const month =
  'ene|enero|jan|january|feb|febrero|february|mar|marzo|march|abr|abril|apr|april|may|mayo|jun|junio|june|jul|julio|july|' +
  'ago|agosto|aug|august|set|sep|sept|setiembre|septiembre|september|oct|octubre|october|nov|noviembre|november|' +
  'dic|diciembre|dec|december'
const wordsOfValues = new RegExp(`(?<!\\p{L})(?:${month}|de|del|[ap]\\.? ?m\\.?|e|usd|us|pen|s/)(?!\\p{L})`, 'giu')

/** Returns whether a spreadsheet would parse the text as a number, amount, date, time or boolean. */
function readsAsValue(text: string): boolean {
  if (/^(true|false|verdadero|falso)$/i.test(text)) return true
  const rest = text.replaceAll(wordsOfValues, '')
  return /\d/.test(rest) && /^[\d \u00a0.,/:+\-%$€()]+$/.test(rest)
}
