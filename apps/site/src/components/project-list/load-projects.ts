import type { ListedProject } from '@app/domain/project/project-list'

const requests = new Map<string, Promise<ListedProject[]>>()

/** Loads the list of all projects once per page. After a failure, the next call tries again. */
export function loadProjects(href: string): Promise<ListedProject[]> {
  const request = requests.get(href) ?? fetchList(href)
  requests.set(href, request)
  request.catch(() => requests.delete(href))
  return request
}

async function fetchList(href: string): Promise<ListedProject[]> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} responded with ${response.status}.`)
  return (await response.json()) as ListedProject[]
}
