import type { Project } from '../project.schema'

/** The project a text belongs to, read from its path: `projects[santorini].seo.title`. */
export function ownerOf(path: string, projects: Project[]): Project | null {
  const slug = /^projects\[([^\]]+)\]/.exec(path)?.[1]
  return projects.find((project) => project.slug === slug) ?? null
}
