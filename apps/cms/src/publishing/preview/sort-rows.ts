import type { ContentRow } from '../snapshot/read-content-rows'

/**
 * Sorts rows by the first field of a sort string, in descending order if its name starts with `-`. Empty values are
 * last.
 */
export function sortRows(rows: ContentRow[], sort: unknown): ContentRow[] {
  const [name] = typeof sort === 'string' ? sort.split(',') : ['-createdAt']
  const isDescending = name?.startsWith('-') ?? false
  const field = name?.replace(/^-/, '') ?? ''
  return rows.toSorted((rowA, rowB) => {
    const [a, b] = [rowA[field] ?? null, rowB[field] ?? null]
    if (a === b) return 0
    if (a === null || b === null) return a === null ? 1 : -1
    const isBefore = typeof a === 'number' && typeof b === 'number' ? a < b : String(a) < String(b)
    return isBefore !== isDescending ? -1 : 1
  })
}
