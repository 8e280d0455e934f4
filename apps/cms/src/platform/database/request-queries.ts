import type { Queryable } from '@app/platform/database/pool'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { type Db, fromDrizzle } from 'pg-boss'

type Drizzle = Parameters<typeof fromDrizzle>[0]

/** Returns the transaction of the request, or Payload's pool if there is none. */
export async function transactionOf(req: PayloadRequest): Promise<Db> {
  const transaction = await req.transactionID
  const session = transaction === undefined ? undefined : req.payload.db.sessions?.[transaction]
  const drizzle =
    (session as { db: Drizzle } | undefined)?.db ?? (req.payload.db as unknown as { drizzle: Drizzle }).drizzle
  return fromDrizzle(drizzle, sql)
}

/**
 * Returns a client that runs SQL in the transaction of the request. If hooks used a second connection, the pool could
 * deadlock.
 */
export async function requestQueries(req: PayloadRequest): Promise<Queryable> {
  const { executeSql } = await transactionOf(req)
  const query = (text: string, values: unknown[] = []) => executeSql(text, values)
  return { query } as unknown as Queryable
}
