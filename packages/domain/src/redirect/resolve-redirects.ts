import type { Redirect } from './redirect.schema'

/** Returns the path at the end of a chain of redirects, or null if the chain is a loop. */
export function followRedirects(path: string, targets: ReadonlyMap<string, string>): string | null {
  const visitedPaths = new Set<string>()
  let current = path
  for (let next = targets.get(current); next !== undefined; next = targets.get(current)) {
    if (visitedPaths.has(current)) return null
    visitedPaths.add(current)
    current = next
  }
  return current
}

/**
 * Returns the redirects of a release, each directly to an existing page. Pages below the target are redirected too: if
 * `/a` moved to `/b`, `/a/lots` leads to `/b/lots`. Omits redirects from an existing page, loops, and redirects to a page
 * that no longer exists, because these must not block a publish.
 */
export function resolveRedirects(redirects: readonly Redirect[], pages: ReadonlySet<string>): Redirect[] {
  const targets = new Map(redirects.filter(({ from }) => !pages.has(from)).map(({ from, to }) => [from, to]))
  const resolved = new Map<string, string>()
  for (const from of targets.keys()) {
    const to = followRedirects(from, targets)
    if (to === null || !pages.has(to)) continue
    resolved.set(from, to)
    for (const page of pages)
      if (to !== '/' && page.startsWith(`${to}/`)) {
        const pageBelow = from + page.slice(to.length)
        if (!pages.has(pageBelow) && !targets.has(pageBelow)) resolved.set(pageBelow, page)
      }
  }
  return [...resolved].map(([from, to]) => ({ from, to }))
}
