import { useEffect, useState } from 'react'

/** URLs of the list of all projects and of the data of one project, whose slug replaces `{slug}` in `dataHref`. */
export type MoreProjects = { listHref: string; dataHref: string }

/** `missing` means that there is no such project, and `failed` that the connection was lost. */
export type ProjectData<T> = T | 'missing' | 'failed'

const loadedData = new Map<string, unknown>()

/** Returns the data of a project if an island of this page has loaded it, otherwise undefined. */
export const readProjectData = <T>({ dataHref }: MoreProjects, slug: string): ProjectData<T> | undefined =>
  loadedData.get(dataOf(dataHref, slug)) as ProjectData<T> | undefined

const dataOf = (dataHref: string, slug: string) => dataHref.replace('{slug}', encodeURIComponent(slug))

/**
 * Loads the data of projects that the page does not contain. Returns the data by slug. Projects that are still loading
 * are missing.
 */
export function useProjectData<T>(more: MoreProjects | null, slugs: readonly string[]): Map<string, ProjectData<T>> {
  const [, setLoadCount] = useState(0)
  const hrefs = more ? slugs.map((slug) => dataOf(more.dataHref, slug)).join(' ') : ''
  useEffect(() => {
    for (const href of hrefs.split(' ').filter((href) => href && !loadedData.has(href)))
      void loadData(href).then(() => setLoadCount((count) => count + 1))
  }, [hrefs])
  return new Map(
    slugs.flatMap((slug) => {
      const data = more && readProjectData<T>(more, slug)
      return data ? [[slug, data] as const] : []
    }),
  )
}

async function loadData(href: string): Promise<void> {
  try {
    const response = await fetch(href)
    loadedData.set(href, response.ok ? await response.json() : response.status === 404 ? 'missing' : 'failed')
  } catch {
    loadedData.set(href, 'failed')
  }
}
