/** The fields that can title a row, the most specific first. */
const titleFields = ['title', 'label', 'name', 'city', 'text', 'value', 'year', 'network', 'target', 'key']
const longest = 60

export function rowTitle(row: Record<string, unknown> | undefined): string | null {
  const text = titleFields.map((name) => row?.[name]).find((value) => isText(value))
  if (text === undefined) return null
  const line = String(text).replace(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line
}

const isText = (value: unknown) => (typeof value === 'string' && value.trim() !== '') || typeof value === 'number'
