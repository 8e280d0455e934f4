import { randomBytes } from 'node:crypto'

const nginxId = /^[0-9a-f]{32}$/

/**
 * Returns the id that nginx gave the request, or a new id. It ignores any other header value, because the id is logged
 * and visitors must not be able to write into the log.
 */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && nginxId.test(header) ? header : randomBytes(16).toString('hex')
}
