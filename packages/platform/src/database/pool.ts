import pg from 'pg'
import type { Logger } from '../log/logger'
import { isUnanswered } from './database-trouble'

export type Pool = pg.Pool
export type Transaction = pg.PoolClient
/** Something that runs SQL: the pool, or one transaction of it. */
export type Queryable = Pick<pg.Pool, 'query'>

/** A day stays YYYY-MM-DD. The driver would make it midnight of the server's zone, which in Lima is the day before. */
export const databaseTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.DATE ? String : pg.types.getTypeParser(oid, format as 'text'),
}

type PoolSettings = {
  databaseUrl: string
  logger: Logger
  max?: number
  connectionTimeoutMillis?: number
  /** A transaction that takes longer is rolled back by the server. Without it only single statements have a limit. */
  transactionSeconds?: number
}

const STATEMENT_MS = 15_000
/** Longer than the server's own limit: it counts only when the server cannot answer at all. */
const ANSWER_MS = 20_000

/**
 * A broken connection raises an event that would end the process if nobody listened: the pool's own for an idle one,
 * the connection's for one that is in a transaction, between two statements. There the next statement says it.
 */
export function createPool({
  databaseUrl,
  logger,
  max = 10,
  connectionTimeoutMillis = 3000,
  transactionSeconds,
}: PoolSettings): Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    ...(transactionSeconds && { options: `-c transaction_timeout=${transactionSeconds}s` }),
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    types: databaseTypes,
  })
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', (err) => logger.warn({ err }, 'an idle database connection was lost'))
  return pool
}

/**
 * Runs `work` in one commit. A connection that failed to roll back is thrown away, and so is one that still waits for an
 * answer: its rollback would wait behind it.
 */
export async function inTransaction<Result>(pool: Pool, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const tx = await pool.connect()
  let broken: Error | undefined
  try {
    await tx.query('begin')
    const result = await work(tx)
    await tx.query('commit')
    return result
  } catch (error) {
    if (isUnanswered(error)) broken = error as Error
    else
      await tx.query('rollback').catch((failure: Error) => {
        broken = failure
      })
    throw error
  } finally {
    tx.release(broken)
  }
}
