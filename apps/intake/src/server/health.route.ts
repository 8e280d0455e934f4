import type { Pool } from '@app/platform/database/pool'
import { availabilityCheck } from '@app/platform/metrics/part-metrics'
import { QUEUE_SCHEMA } from '@app/platform/queue/boss'
import { deliveryQueues } from '@app/platform/queue/queues'
import type { FastifyInstance } from 'fastify'
import type { IntakeContext } from './intake-context'

type Readiness = 'ready' | 'not ready'

/**
 * Registers two checks: `/api/health` says that the process responds, `/api/ready` whether it can store and queue a
 * submission.
 */
export function healthRoutes(app: FastifyInstance, { pool, privateStore }: IntakeContext): void {
  const isStoreAvailable = availabilityCheck(() => privateStore.check())

  app.get('/api/health', async () => ({ status: 'alive' }))

  /**
   * Answers 200 with `degraded` while the file store is down, because only complaints with an attachment need it. A 503
   * would remove this process from service and reject every form.
   */
  app.get('/api/ready', async (request, reply) => {
    const [state, isStoreUp] = await Promise.all([
      checkDatabase(pool).catch((err: unknown) => {
        request.log.warn({ err }, 'not ready')
        return { database: false, queue: false }
      }),
      isStoreAvailable(),
    ])
    const parts = { database: readiness(state.database), queue: readiness(state.queue), store: readiness(isStoreUp) }
    const canStore = state.database && state.queue
    if (canStore) return { status: isStoreUp ? 'ready' : 'degraded', parts }
    return reply.code(503).header('retry-after', 5).send({ status: 'not ready', parts })
  })
}

const readiness = (isReady: boolean): Readiness => (isReady ? 'ready' : 'not ready')

async function checkDatabase(pool: Pool): Promise<{ database: boolean; queue: boolean }> {
  const { rows } = await pool.query<{ database: boolean; queue: boolean }>(
    `select to_regclass('public.leads') is not null as database, to_regclass('${QUEUE_SCHEMA}.queue') is not null as queue`,
  )
  const [state] = rows
  if (!state?.queue) return { database: state?.database ?? false, queue: false }
  const queues = await pool.query(`select from ${QUEUE_SCHEMA}.queue where name = any($1)`, [deliveryQueues])
  return { database: state.database, queue: queues.rowCount === deliveryQueues.length }
}
