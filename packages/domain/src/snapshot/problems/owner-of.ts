/**
 * Returns the project that a text belongs to, from a path such as `projects[santorini].seo.title`, or null if there is
 * none.
 */
export function ownerOf<P extends { slug: string }>(path: string, projects: readonly P[]): P | null {
  const slug = /^projects\[([^\]]+)\]/.exec(path)?.[1]
  return projects.find((project) => project.slug === slug) ?? null
}
