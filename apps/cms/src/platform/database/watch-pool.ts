import type { Payload } from 'payload'
import { payloadPool } from './payload-pool'

/**
 * Handles the error events of lost connections, which would crash the process without a listener. The next statement
 * reports the outage.
 */
export function watchPool(payload: Payload): void {
  const pool = payloadPool(payload)
  pool.on('connect', (client) => client.on('error', () => undefined))
  // Log only the message, because the error object contains the whole connection.
  pool.on('error', ({ message }) => payload.logger.warn(`an idle database connection was lost: ${message}`))
}
