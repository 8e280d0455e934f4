import type { ListedProject } from '@app/domain/project/project-list'
import { useEffect, useState } from 'react'
import { loadProjects } from './load-projects'

/** Loads the list of all projects after hydration. Returns null until then, and if the list cannot be loaded. */
export function useProjectList(href: string | undefined): ListedProject[] | null {
  const [projects, setProjects] = useState<ListedProject[] | null>(null)
  useEffect(() => {
    if (href) loadProjects(href).then(setProjects, () => {})
  }, [href])
  return projects
}
