import { randomBytes } from 'node:crypto'

const madeByNginx = /^[0-9a-f]{32}$/

/**
 * The id nginx gave the request, or a new one. Anything else in the header is not believed: the id is written to the
 * log as it is, so a visitor must not be able to put words there.
 */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && madeByNginx.test(header) ? header : randomBytes(16).toString('hex')
}
