/** The rows of a file from a spreadsheet (RFC 4180), with commas or, as Excel in Spanish writes them, semicolons. */
export function readCsv(text: string): string[][] {
  const source = text.replace(/^\ufeff/, '')
  const separator = separatorOf(source)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < source.length; at++) {
    const sign = source.charAt(at)
    if (isQuoted && sign === '"' && source.charAt(at + 1) === '"') cell += source.charAt(at++)
    else if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) cell += sign
    else if (sign === separator) {
      row.push(cell)
      cell = ''
    } else if (sign === '\n') {
      rows.push([...row, cell])
      row = []
      cell = ''
    } else if (sign !== '\r') cell += sign
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  return rows.map((cells) => cells.map(typed)).filter((cells) => cells.some((value) => value.trim() !== ''))
}

/** `="1-05"` is how csv-row.ts writes a text that looks like a number or a date. */
const typed = (cell: string) => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell

function separatorOf(source: string): ',' | ';' {
  const head = source.slice(0, Math.max(source.indexOf('\n'), 0) || undefined)
  return head.split(';').length > head.split(',').length ? ';' : ','
}
