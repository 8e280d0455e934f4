export type ProjectFilter = { id: string; label: string; count: number }

const name = 'tab'
const everything = 'all'

/** What the address asks for; everything where it names nothing we have. */
export function readFilter(search: string, filters: readonly ProjectFilter[]): string {
  const asked = new URLSearchParams(search).get(name)
  return filters.find(({ id }) => id === asked)?.id ?? everything
}

export function writeFilter(search: string, filter: string): string {
  const query = new URLSearchParams(search)
  if (filter === everything) query.delete(name)
  else query.set(name, filter)
  return query.size > 0 ? `?${query}` : ''
}
