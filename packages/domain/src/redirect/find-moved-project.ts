import type { Redirect } from './redirect.schema'
import { followRedirects } from './resolve-redirects'

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/**
 * Finds a project by its slug or by an old slug, which texts may still contain. Ignores redirects that staff added,
 * because they may lead to another project with other prices.
 */
export function findMovedProject<P extends { slug: string }>(
  slug: string,
  projects: readonly P[],
  redirects: readonly Redirect[],
): P | undefined {
  const project = projects.find((candidate) => candidate.slug === slug)
  if (project) return project
  const automatic = redirects.filter(({ isAutomatic }) => isAutomatic)
  const targets = new Map(automatic.map(({ from, to }) => [from, to]))
  const oldPath = automatic.find(({ from }) => from.startsWith('/proyectos/') && lastPart(from) === slug)?.from
  const newPath = oldPath && followRedirects(oldPath, targets)
  return newPath ? projects.find((candidate) => candidate.slug === lastPart(newPath)) : undefined
}
