import { GENERAL_QUESTION } from '@app/domain/lead/lead-choices'
import { useEffect, useState } from 'react'
import { loadProjects } from '@/components/project-list/load-projects'

export type ProjectChoice = { slug: string; name: string }

export type ProjectList = {
  /** The projects in the served page. */
  listed: readonly ProjectChoice[]
  /** URL of the list of all projects, or null if `listed` is complete. */
  moreHref: string | null
}

/**
 * Returns the projects that a visitor can choose, and a function that loads those that the page does not contain. They
 * are loaded at once if `chosen`, which may come from a draft, is not among the listed projects.
 */
export function useProjectChoices({ listed, moreHref }: ProjectList, chosen: string | undefined) {
  const [loaded, setLoaded] = useState<readonly ProjectChoice[] | null>(null)
  const [isRequested, setRequested] = useState(false)
  const isMissing = Boolean(chosen) && !listed.some(({ slug }) => slug === chosen)
  const href = (isRequested || isMissing) && !loaded ? moreHref : null

  useEffect(() => {
    if (!href) return
    loadProjects(href).then(
      (projects) => setLoaded(projects.filter(({ isOpen }) => isOpen)),
      // The listed projects and the general question remain, and the next focus tries again.
      () => setRequested(false),
    )
  }, [href])

  const general = listed.filter(({ slug }) => slug === GENERAL_QUESTION)
  return {
    choices: loaded ? [...general, ...loaded] : listed,
    isComplete: !moreHref || loaded !== null,
    loadAll: () => setRequested(true),
  }
}
