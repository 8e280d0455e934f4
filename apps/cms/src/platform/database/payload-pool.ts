import type { Pool } from '@sillar/platform/database/pool'
import type { Payload } from 'payload'

/** Payload's own connections, for what has to be one statement or one commit. Its types do not name them. */
export const payloadPool = (payload: Payload): Pool => (payload.db as unknown as { pool: Pool }).pool
