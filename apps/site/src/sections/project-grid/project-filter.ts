export type ProjectFilter = { id: string; label: string; count: number }

const name = 'tab'
const everything = 'all'

/** Returns the filter in the query string, or all projects if it is missing or unknown. */
export function readFilter(search: string, filters: readonly ProjectFilter[]): string {
  const requested = new URLSearchParams(search).get(name)
  return filters.find(({ id }) => id === requested)?.id ?? everything
}

export function writeFilter(search: string, filter: string): string {
  const query = new URLSearchParams(search)
  if (filter === everything) query.delete(name)
  else query.set(name, filter)
  return query.size > 0 ? `?${query}` : ''
}
