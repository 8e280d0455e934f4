import type { Payload } from 'payload'
import { payloadPool } from './payload-pool'

/**
 * Handles the error events of lost connections, idle or between two statements of a transaction. Without a listener
 * each would crash the process; the next statement reports the outage.
 */
export function watchPool(payload: Payload): void {
  const pool = payloadPool(payload)
  pool.on('connect', (client) => client.on('error', () => undefined))
  // Logs only the message, because the error contains the whole connection.
  pool.on('error', ({ message }) => payload.logger.warn(`an idle database connection was lost: ${message}`))
}
