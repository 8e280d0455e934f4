export function urlTable(rows: [string, string][]): string {
  const width = Math.max(...rows.map(([name]) => name.length))
  const lines = rows.map(([name, url]) => `  ${name.padEnd(width)}  ${url}`)
  return ['', ...lines, '', '  Ctrl-C stops everything.', ''].join('\n')
}
