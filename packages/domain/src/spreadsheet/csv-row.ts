import { plainCell } from './plain-cell'

/** `plain` is a date, an amount or another generated value that the spreadsheet may parse. */
export type CsvCell = string | number | { plain: string } | null | undefined

/**
 * Returns one CSV line (RFC 4180). Escapes strings, so spreadsheets neither run them as formulas nor convert them to
 * numbers or dates.
 */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => quoteCell(formatCell(cell))).join(',')}\r\n`
}

/** Byte order mark, without which Excel does not read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

const quoteCell = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function formatCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return cell?.plain ?? ''
  const text = cell ?? ''
  return looksLikeValue(text) ? keepAsText(text) : plainCell(text)
}

/** Maximum length of a string in an Excel formula. */
const FORMULA_TEXT_LENGTH = 255

/**
 * Writes a text as `="00000001"`, the only notation that keeps the exact text in Excel, LibreOffice and Google Sheets.
 * A text that is too long for a formula gets a leading apostrophe, which these programs show.
 */
const keepAsText = (text: string) => (text.length <= FORMULA_TEXT_LENGTH ? `="${text}"` : `'${text}`)

const monthNames =
  'ene|enero|jan|january|feb|febrero|february|mar|marzo|march|abr|abril|apr|april|may|mayo|jun|junio|june|jul|julio|july|' +
  'ago|agosto|aug|august|set|sep|sept|setiembre|septiembre|september|oct|octubre|october|nov|noviembre|november|' +
  'dic|diciembre|dec|december'
const valueWords = new RegExp(`(?<!\\p{L})(?:${monthNames}|de|del|[ap]\\.? ?m\\.?|e|usd|us|pen|s/)(?!\\p{L})`, 'giu')

/** Returns whether a spreadsheet would parse the text as a number, amount, date, time or boolean. */
function looksLikeValue(text: string): boolean {
  if (/^(true|false|verdadero|falso)$/i.test(text)) return true
  const remainingText = text.replaceAll(valueWords, '')
  return /\d/.test(remainingText) && /^[\d \u00a0.,/:+\-%$€()]+$/.test(remainingText)
}
