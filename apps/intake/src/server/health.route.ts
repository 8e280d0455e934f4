import type { Pool } from '@app/platform/database/pool'
import { availabilityCheck } from '@app/platform/metrics/part-metrics'
import type { FastifyInstance } from 'fastify'
import type { IntakeContext } from './intake-context'

type Readiness = 'ready' | 'not ready'

/**
 * Registers two checks: `/api/health` says that the process responds, `/api/ready` whether it can store a submission.
 */
export function registerHealthRoutes(app: FastifyInstance, { pool, privateStore }: IntakeContext): void {
  const isStoreAvailable = availabilityCheck(() => privateStore.check())

  app.get('/api/health', async () => ({ status: 'alive' }))

  /**
   * Answers 200 with `degraded` while the file store is down, because only complaints with an attachment need it. A 503
   * would remove this process from service and reject every form.
   */
  app.get('/api/ready', async (request, reply) => {
    const [isDatabaseUp, isStoreUp] = await Promise.all([
      isMigrated(pool).catch((err: unknown) => {
        request.log.warn({ err }, 'not ready')
        return false
      }),
      isStoreAvailable(),
    ])
    const parts = { database: readiness(isDatabaseUp), store: readiness(isStoreUp) }
    if (isDatabaseUp) return { status: isStoreUp ? 'ready' : 'degraded', parts }
    return reply.code(503).header('retry-after', 5).send({ status: 'not ready', parts })
  })
}

const readiness = (isReady: boolean): Readiness => (isReady ? 'ready' : 'not ready')

async function isMigrated(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ isMigrated: boolean }>(
    `select to_regclass('public.leads') is not null as "isMigrated"`,
  )
  return rows[0]?.isMigrated ?? false
}
