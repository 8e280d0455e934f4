export function addressTable(rows: [string, string][]): string {
  const width = Math.max(...rows.map(([name]) => name.length))
  const lines = rows.map(([name, address]) => `  ${name.padEnd(width)}  ${address}`)
  return ['', ...lines, '', '  Ctrl-C stops everything.', ''].join('\n')
}
