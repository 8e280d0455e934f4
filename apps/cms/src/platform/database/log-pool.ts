import { createPool, type Pool } from '@app/platform/database/pool'
import { createLogger } from '@app/platform/log/logger'
import type { Payload } from 'payload'
import { cmsEnv } from '../env'

const pools = new WeakMap<Payload, Pool>()

/**
 * Returns the connection pool of the access log and the privacy log. Log entries must survive a rollback, so they need
 * a second connection per request. Taking it from Payload's pool could cause a deadlock.
 */
export function logPool(payload: Payload): Pool {
  const existingPool = pools.get(payload)
  if (existingPool) return existingPool
  const { DATABASE_URL, LOG_LEVEL } = cmsEnv()
  const logger = createLogger({ process: 'cms', level: LOG_LEVEL })
  const pool = createPool({ databaseUrl: DATABASE_URL, logger, max: 2, connectionTimeoutMillis: 15_000 })
  pools.set(payload, pool)
  return pool
}
