/** The state of a list in the query string, in the format of Payload's list. */
export type ListQuery = {
  search: string
  sort: string
  /** The conditions, such as `{ '_status': 'draft' }`. */
  conditions: Record<string, string>
}

type SearchParams = Record<string, string | string[] | undefined>

const conditionKey = /^where\[and\]\[\d+\]\[([^\]]+)\]\[equals\]$/

/** Reads the state of a list from the query string. */
export function readListQuery(params: SearchParams): ListQuery {
  const conditions: Record<string, string> = {}
  for (const [key, value] of Object.entries(params)) {
    const field = conditionKey.exec(key)?.[1]
    if (field && typeof value === 'string') conditions[field] = value
  }
  const text = (name: string) => (typeof params[name] === 'string' ? params[name] : '')
  return { search: text('search'), sort: text('sort'), conditions }
}

/** Returns the query string of a list. A change of the search, the filters or the order starts at the first page. */
export function writeListQuery({ search, sort, conditions }: ListQuery, page = 1): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  for (const [index, [field, value]] of Object.entries(conditions).entries())
    query.set(`where[and][${index}][${field}][equals]`, value)
  if (sort) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `?${text}` : '?'
}

/** Returns the query with another value for a field, or without the field. */
export function withCondition(query: ListQuery, field: string, value: string | undefined): ListQuery {
  const { [field]: _, ...conditions } = query.conditions
  return { ...query, conditions: value === undefined ? conditions : { ...conditions, [field]: value } }
}
