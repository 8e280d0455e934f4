import type { Pool } from '@app/platform/database/pool'
import type { Payload } from 'payload'

/** Returns Payload's connection pool, for single SQL statements or transactions. Payload's types do not expose it. */
export const payloadPool = (payload: Payload): Pool => (payload.db as unknown as { pool: Pool }).pool
