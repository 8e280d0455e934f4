export type ProjectFilter = { id: string; label: string; count: number }

const parameterName = 'tab'
const allProjects = 'all'
/** Id of the filter that a monthly budget in the query string adds. */
export const budgetFilterId = 'budget'

/** Returns the filter of the query string, or "all" if it is missing or unknown. */
export function readFilter(search: string, filters: readonly ProjectFilter[]): string {
  const requestedId = new URLSearchParams(search).get(parameterName)
  if (requestedId === budgetFilterId) return budgetFilterId
  return filters.find(({ id }) => id === requestedId)?.id ?? allProjects
}

export function writeFilter(search: string, filter: string): string {
  const query = new URLSearchParams(search)
  if (filter === allProjects) query.delete(parameterName)
  else query.set(parameterName, filter)
  return query.size > 0 ? `?${query}` : ''
}
