import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network an attempt came from, not the device: enough to tell the office from abroad. The last entry is what our
 * own proxy, or Next itself, has written; those before it are the visitor's word.
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
