import type { PgBoss } from 'pg-boss'
import type { Pool } from '../database/pool'
import { QUEUE_SCHEMA } from './boss'
import { prepareQueues } from './prepare-queues'

/**
 * Starts the queue's keeper, the worker. In production the schema is there and belongs to the worker's role; on a
 * developer's machine it is made here.
 */
export async function startKeeper(boss: PgBoss, pool: Pool, settings: { retrySeconds: number }): Promise<void> {
  const { rows } = await pool.query<{ exists: boolean }>('select to_regnamespace($1) is not null as exists', [
    QUEUE_SCHEMA,
  ])
  if (!rows[0]?.exists) await pool.query(`create schema if not exists ${QUEUE_SCHEMA}`)
  await boss.start()
  await prepareQueues(boss, settings)
}
