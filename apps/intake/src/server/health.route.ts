import type { Pool } from '@app/platform/database/pool'
import { availabilityCheck } from '@app/platform/metrics/part-metrics'
import { QUEUE_SCHEMA } from '@app/platform/queue/boss'
import { deliveryQueues } from '@app/platform/queue/queues'
import type { FastifyInstance } from 'fastify'
import type { IntakeContext } from './intake-context'

type Part = 'ready' | 'not ready'

/** Alive: the process responds. Ready: a submission sent now would be stored and queued. */
export function healthRoutes(app: FastifyInstance, { pool, privateStore }: IntakeContext): void {
  const storeIsThere = availabilityCheck(() => privateStore.check())

  app.get('/api/health', async () => ({ status: 'alive' }))

  /**
   * Forms without a file need no store. While it is down the answer is `degraded` but 200: removing this process from
   * service would reject every form for the sake of the few with an attachment. Those are answered with a retry, and
   * Prometheus raises the alert about the store.
   */
  app.get('/api/ready', async (request, reply) => {
    const [stored, store] = await Promise.all([
      askDatabase(pool).catch((err: unknown) => {
        request.log.warn({ err }, 'not ready')
        return { database: false, queue: false }
      }),
      storeIsThere(),
    ])
    const parts = { database: word(stored.database), queue: word(stored.queue), store: word(store) }
    const takesSubmissions = stored.database && stored.queue
    if (takesSubmissions) return { status: store ? 'ready' : 'degraded', parts }
    return reply.code(503).header('retry-after', 5).send({ status: 'not ready', parts })
  })
}

const word = (isReady: boolean): Part => (isReady ? 'ready' : 'not ready')

async function askDatabase(pool: Pool): Promise<{ database: boolean; queue: boolean }> {
  const { rows } = await pool.query<{ database: boolean; queue: boolean }>(
    `select to_regclass('public.leads') is not null as database, to_regclass('${QUEUE_SCHEMA}.queue') is not null as queue`,
  )
  const [state] = rows
  if (!state?.queue) return { database: state?.database ?? false, queue: false }
  const prepared = await pool.query(`select from ${QUEUE_SCHEMA}.queue where name = any($1)`, [deliveryQueues])
  return { database: state.database, queue: prepared.rowCount === deliveryQueues.length }
}
