const indexes = new WeakMap<readonly { slug: string }[], Map<string, { slug: string }>>()

/**
 * Returns the project that a text belongs to, from a path such as `projects[santorini].seo.title`, or null if there is
 * none. Projects are indexed once, because a thousand projects have tens of thousands of texts.
 */
export function ownerOf<P extends { slug: string }>(path: string, projects: readonly P[]): P | null {
  const slug = /^projects\[([^\]]+)\]/.exec(path)?.[1]
  if (slug === undefined) return null
  const index = (indexes.get(projects) as Map<string, P> | undefined) ?? indexBySlug(projects)
  indexes.set(projects, index)
  return index.get(slug) ?? null
}

const indexBySlug = <P extends { slug: string }>(projects: readonly P[]) =>
  // Of several projects with the same slug, the first is returned.
  new Map(projects.toReversed().map((project) => [project.slug, project]))
