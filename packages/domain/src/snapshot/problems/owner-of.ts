/** Returns the project of a text from its path, such as `projects[santorini].seo.title`. */
export function ownerOf<P extends { slug: string }>(path: string, projects: readonly P[]): P | null {
  const slug = /^projects\[([^\]]+)\]/.exec(path)?.[1]
  return projects.find((project) => project.slug === slug) ?? null
}
