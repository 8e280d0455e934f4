import pg from 'pg'
import type { Logger } from '../log/logger'

export type Pool = pg.Pool
export type Transaction = pg.PoolClient
/** Something that runs SQL: the pool, or one transaction of it. */
export type Queryable = Pick<pg.Pool, 'query'>

/** A day stays YYYY-MM-DD. The driver would make it midnight of the server's zone, which in Lima is the day before. */
export const databaseTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.DATE ? String : pg.types.getTypeParser(oid, format as 'text'),
}

type PoolSettings = { databaseUrl: string; logger: Logger; max?: number }

/**
 * A broken connection raises an event that would end the process if nobody listened: the pool's own for an idle one,
 * the connection's for one that is in a transaction, between two statements. There the next statement says it.
 */
export function createPool({ databaseUrl, logger, max = 10 }: PoolSettings): Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: 3000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    types: databaseTypes,
  })
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', (err) => logger.warn({ err }, 'an idle database connection was lost'))
  return pool
}

/** Runs `work` in one commit. A connection that failed to roll back is thrown away. */
export async function inTransaction<Result>(pool: Pool, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const tx = await pool.connect()
  let broken: Error | undefined
  try {
    await tx.query('begin')
    const result = await work(tx)
    await tx.query('commit')
    return result
  } catch (error) {
    await tx.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    tx.release(broken)
  }
}
