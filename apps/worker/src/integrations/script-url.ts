import type { Delivery } from '../deliveries/delivery'

type DeliveryIds = Pick<Delivery, 'id' | 'reference'>

/**
 * Returns the script's URL with our key, the delivery's id and the reference in the query string, because Google
 * scripts cannot read headers. The script recognises a repeated delivery by its id.
 */
export function scriptUrl(
  url: string,
  key: string | undefined,
  { id, reference }: DeliveryIds,
  extraParameters: Record<string, string> = {},
) {
  const target = new URL(url)
  const parameters = { ...(key ? { key } : {}), delivery: id, reference, ...extraParameters }
  for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value)
  return target.href
}
