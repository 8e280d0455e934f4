import type { ContentRow } from '../snapshot/read-content-rows'

/** Sorts rows as the database would: by one field, descending if its name starts with `-`. */
export function inOrder(rows: ContentRow[], sort: unknown): ContentRow[] {
  const [name] = typeof sort === 'string' ? sort.split(',') : ['-createdAt']
  const isDown = name?.startsWith('-') ?? false
  const field = name?.replace(/^-/, '') ?? ''
  return rows.toSorted((one, other) => {
    const [a, b] = [one[field] ?? null, other[field] ?? null]
    if (a === b) return 0
    if (a === null || b === null) return a === null ? 1 : -1
    const before = typeof a === 'number' && typeof b === 'number' ? a < b : String(a) < String(b)
    return before !== isDown ? -1 : 1
  })
}
