import { CsvError, parse } from 'csv-parse/sync'

/**
 * Parses a CSV file (RFC 4180) with commas, or with semicolons as Excel in Spanish writes them. If a quotation mark is
 * never closed, returns the line where it is opened.
 */
export function readCsv(text: string): { rows: string[][] } | { openQuoteAt: number } {
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_empty_values: true,
    })
    return { rows: rows.map((cells) => cells.map(unwrapText)) }
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error
    return { openQuoteAt: Number(error.records) + 1 }
  }
}

/** Returns the text of a cell. csv-row.ts writes a text that looks like a number or a date as `="1-05"`. */
const unwrapText = (cell: string) => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell

function separatorOf(source: string): ',' | ';' {
  const headerLine = source.slice(0, Math.max(source.indexOf('\n'), 0) || undefined)
  return headerLine.split(';').length > headerLine.split(',').length ? ';' : ','
}
