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

/** Connection failures, insufficient resources, operator intervention (shutdown, timeouts) and system errors. */
const outageClasses = new Set(['08', '53', '57', '58'])

/**
 * Transient codes outside the outage classes: deadlocks and serialization failures, lock timeouts, transaction timeouts,
 * and a server that became a read-only replica.
 */
const outageCodes = new Set(['40001', '40P01', '55P03', '25P03', '25P04', '25006'])

/**
 * Returns true if the database is temporarily unavailable, so the sender should retry. Any other database error (class
 * 22, 23, 42 …) is a bug that a retry does not fix.
 */
export function isDatabaseOutage(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseOutage)
  if (!(error instanceof Error)) return false
  const code = String((error as { code?: unknown }).code)
  if (error instanceof pg.DatabaseError) return outageClasses.has(code.slice(0, 2)) || outageCodes.has(code)
  return networkCodes.has(code) || driverMessages.test(error.message)
}

/** Returns true if the server never answered a query. Its connection still waits and cannot be reused. */
export const isQueryTimeout = (error: unknown): boolean =>
  error instanceof Error && /query read timeout/i.test(error.message)
