/** The fields that can be the title of a row, the most specific first. */
const titleFields = ['title', 'label', 'name', 'city', 'text', 'value', 'year', 'network', 'target', 'key']
const MAX_LENGTH = 60

export function rowTitle(row: Record<string, unknown> | undefined): string | null {
  const text = titleFields.map((name) => row?.[name]).find((value) => isText(value))
  if (text === undefined) return null
  const line = String(text).replace(/\s+/g, ' ').trim()
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1).trimEnd()}…` : line
}

const isText = (value: unknown) => (typeof value === 'string' && value.trim() !== '') || typeof value === 'number'
