import type { Payload } from 'payload'
import { payloadPool } from './payload-pool'

/**
 * Handles the error events of lost connections, idle or between two statements of a transaction. Without a listener
 * each would end the process; the next statement reports the outage.
 */
export function watchPool(payload: Payload): void {
  const pool = payloadPool(payload)
  pool.on('connect', (client) => client.on('error', () => undefined))
  // The error itself carries the whole connection, so only its message is logged.
  pool.on('error', ({ message }) => payload.logger.warn(`an idle database connection was lost: ${message}`))
}
