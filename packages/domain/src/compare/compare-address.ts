/** With more projects, visitors would search instead of compare. */
export const MOST_COMPARED = 4

/** The same parameter in both languages, so that a link survives a change of language. */
const name = 'p'

/** Reads the known projects in their order, each once. */
export function readCompared(search: string, known: readonly string[]): string[] {
  const named = new URLSearchParams(search).get(name)?.split(',') ?? []
  return [...new Set(named.map((slug) => slug.trim()))].filter((slug) => known.includes(slug)).slice(0, MOST_COMPARED)
}

/** Keeps commas unescaped, because people read these URLs. */
export function writeCompared(search: string, slugs: readonly string[]): string {
  const query = new URLSearchParams(search)
  query.delete(name)
  const parts = [slugs.length > 0 && `${name}=${slugs.join(',')}`, query.toString()].filter(Boolean)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** Puts a project at a position. If it is already at another one, the two swap. */
export function placeCompared(slugs: readonly string[], at: number, slug: string): string[] {
  const from = slugs.indexOf(slug)
  const next = [...slugs]
  const before = next[at]
  next[at] = slug
  if (from !== -1 && before !== undefined) next[from] = before
  return next
}
