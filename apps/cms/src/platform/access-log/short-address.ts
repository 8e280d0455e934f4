import { isIPv4, isIPv6 } from 'node:net'

/**
 * Returns the network of a request, which does not identify a device. Only the last entry of the header is from our
 * proxy or Next; clients can forge earlier entries.
 */
export function shortAddress(headers: Headers): string {
  const address =
    headers
      .get('x-forwarded-for')
      ?.split(',')
      .at(-1)
      ?.trim()
      .replace(/^::ffff:/, '') ?? ''
  if (isIPv4(address)) return address.replace(/\.\d+$/, '.0')
  if (!isIPv6(address)) return ''
  const [head = ''] = address.split('::')
  return `${head.split(':').slice(0, 3).filter(Boolean).join(':')}::`
}
