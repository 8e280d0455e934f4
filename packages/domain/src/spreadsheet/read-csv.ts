import { CsvError, parse } from 'csv-parse/sync'

/**
 * Returns the rows of a CSV file (RFC 4180) with commas or, as Excel in Spanish writes them, semicolons. If a quote is
 * never closed, returns the line number where it is opened.
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

/** csv-row.ts writes a text that looks like a number or a date as `="1-05"`. */
const typed = (cell: string) => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell

function separatorOf(source: string): ',' | ';' {
  const head = source.slice(0, Math.max(source.indexOf('\n'), 0) || undefined)
  return head.split(';').length > head.split(',').length ? ';' : ','
}
