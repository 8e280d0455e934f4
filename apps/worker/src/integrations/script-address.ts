import type { Delivery } from '../deliveries/delivery'

type DeliveryIds = Pick<Delivery, 'id' | 'reference'>

/**
 * Returns the script's URL with the metadata of a delivery in the query string, because Google scripts cannot read
 * headers: the key that authenticates us, and the delivery id that identifies duplicates.
 */
export function scriptUrl(
  url: string,
  key: string | undefined,
  { id, reference }: DeliveryIds,
  more: Record<string, string> = {},
) {
  const target = new URL(url)
  const parameters = { ...(key ? { key } : {}), delivery: id, reference, ...more }
  for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value)
  return target.href
}
