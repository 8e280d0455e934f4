import pg from 'pg'

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
])

// The driver throws these as plain errors without a code.
const driverMessages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|cannot use a pool after calling end/i

/**
 * True when the database, not the request, is the reason. The sender should try again: nothing was stored.
 * A table that does not exist yet counts too, because it means that a migration is still to run.
 */
export function isDatabaseTrouble(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseTrouble)
  if (error instanceof pg.DatabaseError) return true
  if (!(error instanceof Error)) return false
  return networkCodes.has(String((error as { code?: unknown }).code)) || driverMessages.test(error.message)
}
