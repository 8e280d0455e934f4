import type { Delivery } from '../deliveries/delivery'

type Told = Pick<Delivery, 'id' | 'reference'>

/**
 * What a spreadsheet script is told beside the body, which keeps the shape it always had. A script of Google's cannot
 * read headers, so it stands in the query: a key by which it recognises us, and the number of this delivery, the same
 * at every attempt, by which it recognises a repetition.
 */
export function scriptAddress(
  url: string,
  key: string | undefined,
  { id, reference }: Told,
  more: Record<string, string> = {},
) {
  const address = new URL(url)
  const told = { ...(key ? { key } : {}), delivery: id, reference, ...more }
  for (const [name, value] of Object.entries(told)) address.searchParams.set(name, value)
  return address.href
}
