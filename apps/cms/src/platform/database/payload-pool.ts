import type { Pool } from '@app/platform/database/pool'
import type { Payload } from 'payload'

/** Returns Payload's connection pool, which Payload's types do not expose. */
export const payloadPool = (payload: Payload): Pool => (payload.db as unknown as { pool: Pool }).pool
