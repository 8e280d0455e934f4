import pg from 'pg'
import type { Logger } from '../log/logger'
import { isQueryTimeout } from './database-outage'

export type Pool = pg.Pool
export type Transaction = pg.PoolClient
/** Anything that runs SQL: the pool or a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>

/**
 * Keeps dates as YYYY-MM-DD. By default the driver parses them as midnight in the time zone of the process; midnight in
 * UTC is the previous day in Lima.
 */
export const databaseTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.DATE ? String : pg.types.getTypeParser(oid, format as 'text'),
}

type PoolSettings = {
  databaseUrl: string
  logger: Logger
  max?: number
  connectionTimeoutMillis?: number
  /** The server rolls back a transaction that takes longer. By default only single statements have a limit. */
  transactionSeconds?: number
}

const STATEMENT_MS = 15_000
/** Longer than `STATEMENT_MS`, so it applies only if the server does not respond at all. */
const ANSWER_MS = 20_000

/**
 * Creates a connection pool. Both `error` listeners are needed: an idle connection that is lost emits the event on the
 * pool, a connection in use emits it on itself, and an unhandled `error` event ends the process.
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
 * Runs `work` in one transaction. Discards the connection if the rollback fails or a query timed out, because a
 * rollback would wait behind that query.
 */
export async function inTransaction<Result>(pool: Pool, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const tx = await pool.connect()
  let connectionError: Error | undefined
  try {
    await tx.query('begin')
    const result = await work(tx)
    await tx.query('commit')
    return result
  } catch (error) {
    if (isQueryTimeout(error)) connectionError = error as Error
    else
      await tx.query('rollback').catch((rollbackError: Error) => {
        connectionError = rollbackError
      })
    throw error
  } finally {
    tx.release(connectionError)
  }
}
