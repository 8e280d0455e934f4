/** Maximum number of compared projects. A comparison of more would be hard to read. */
export const MAX_COMPARED = 4

/** Both languages use the same parameter, so a link works in either language. */
const PARAMETER = 'p'

/**
 * Reads the projects to compare from the query string. Ignores unknown projects, duplicates and projects beyond the
 * maximum.
 */
export function readComparedSlugs(search: string, isKnown: (slug: string) => boolean): string[] {
  const requestedSlugs = new URLSearchParams(search).get(PARAMETER)?.split(',') ?? []
  return [...new Set(requestedSlugs.map((slug) => slug.trim()))]
    .filter((slug) => slug !== '' && isKnown(slug))
    .slice(0, MAX_COMPARED)
}

/** Writes the projects to compare into the query string. Leaves commas unescaped, because people read these URLs. */
export function writeComparedSlugs(search: string, slugs: readonly string[]): string {
  const query = new URLSearchParams(search)
  query.delete(PARAMETER)
  const parts = [slugs.length > 0 && `${PARAMETER}=${slugs.join(',')}`, query.toString()].filter(Boolean)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** Puts a project at a position. If the project is already at another position, the two projects swap. */
export function setComparedSlug(slugs: readonly string[], index: number, slug: string): string[] {
  const currentIndex = slugs.indexOf(slug)
  const changedSlugs = [...slugs]
  const replacedSlug = changedSlugs[index]
  changedSlugs[index] = slug
  if (currentIndex !== -1 && replacedSlug !== undefined) changedSlugs[currentIndex] = replacedSlug
  return changedSlugs
}
