import { plainCell } from './plain-cell'

/** `plain`: a date, an amount or another value of ours that the spreadsheet may recognise as what it is. */
export type CsvCell = string | number | { plain: string } | null | undefined

/**
 * Returns one line of a file for spreadsheets (RFC 4180). No text that a person typed is run as a formula or turned into
 * a number or a date.
 */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => quoted(written(cell))).join(',')}\r\n`
}

/** Without it Excel does not read the file as Unicode. */
export const CSV_START = '\ufeff'

const quoted = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function written(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return cell?.plain ?? ''
  const text = cell ?? ''
  return readsAsValue(text) ? asText(text) : plainCell(text)
}

/** A string in a formula of Excel has 255 characters at most. */
const FORMULA_TEXT_LENGTH = 255

/**
 * `="00000001"` is the only spelling whose cell holds exactly the text in Excel, LibreOffice and Google Sheets when the
 * file is opened by a double click: quotes alone are ignored, an apostrophe is shown, and a tab stays in the value.
 */
const asText = (text: string) => (text.length <= FORMULA_TEXT_LENGTH ? `="${text}"` : `'${text}`)

const month =
  'ene|enero|jan|january|feb|febrero|february|mar|marzo|march|abr|abril|apr|april|may|mayo|jun|junio|june|jul|julio|july|' +
  'ago|agosto|aug|august|set|sep|sept|setiembre|septiembre|september|oct|octubre|october|nov|noviembre|november|' +
  'dic|diciembre|dec|december'
const wordsOfValues = new RegExp(`(?<!\\p{L})(?:${month}|de|del|[ap]\\.? ?m\\.?|e|usd|us|pen|s/)(?!\\p{L})`, 'giu')

/** Whether a spreadsheet would take the text for a number, an amount, a date, a time or a truth value. */
function readsAsValue(text: string): boolean {
  if (/^(true|false|verdadero|falso)$/i.test(text)) return true
  const rest = text.replaceAll(wordsOfValues, '')
  return /\d/.test(rest) && /^[\d \u00a0.,/:+\-%$€()]+$/.test(rest)
}
