/** Fields that name a row, the most telling first. */
const naming = ['title', 'label', 'name', 'city', 'text', 'value', 'year', 'network', 'target', 'key']
const longest = 60

export function rowTitle(row: Record<string, unknown> | undefined): string | null {
  const words = naming.map((name) => row?.[name]).find((value) => isWord(value))
  if (words === undefined) return null
  const line = String(words).replace(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line
}

const isWord = (value: unknown) => (typeof value === 'string' && value.trim() !== '') || typeof value === 'number'
