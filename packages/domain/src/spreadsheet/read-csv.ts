import { CsvError, parse } from 'csv-parse/sync'

/**
 * Returns the rows of a file from a spreadsheet (RFC 4180), with commas or, as Excel in Spanish writes them, semicolons.
 * Returns the number of the line where a quote is opened and never closed: the rest of the file is inside that cell.
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
    return { rows: rows.map((cells) => cells.map(typed)) }
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error
    return { openQuoteAt: Number(error.records) + 1 }
  }
}

/** `="1-05"` is how csv-row.ts writes a text that looks like a number or a date. */
const typed = (cell: string) => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell

function separatorOf(source: string): ',' | ';' {
  const head = source.slice(0, Math.max(source.indexOf('\n'), 0) || undefined)
  return head.split(';').length > head.split(',').length ? ';' : ','
}
