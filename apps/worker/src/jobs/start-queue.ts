import type { Pool } from '@app/platform/database/pool'
import { QUEUE_SCHEMA } from '@app/platform/queue/boss'
import type { PgBoss, Queue } from 'pg-boss'
import { prepareQueues } from './prepare-queues'

/**
 * Starts the queue in the worker, which maintains it. In production the schema already exists and belongs to the
 * worker's role; on a developer's machine this function creates it.
 */
export async function startQueue(boss: PgBoss, pool: Pool, queues: readonly Queue[]): Promise<void> {
  const { rows } = await pool.query<{ exists: boolean }>('select to_regnamespace($1) is not null as exists', [
    QUEUE_SCHEMA,
  ])
  if (!rows[0]?.exists) await pool.query(`create schema if not exists ${QUEUE_SCHEMA}`)
  await boss.start()
  await prepareQueues(boss, queues)
}
