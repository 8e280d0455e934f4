import { QUEUE_SCHEMA } from '@sillar/platform/queue/boss'
import { queues } from '@sillar/platform/queue/queues'
import type { FastifyInstance } from 'fastify'
import type { IntakeContext } from '../intake-context'

/** Alive: the process answers. Ready: a submission sent now would be stored and queued. */
export function healthRoutes(app: FastifyInstance, { pool }: IntakeContext): void {
  app.get('/api/health', async () => ({ status: 'alive' }))

  app.get('/api/ready', async (request, reply) => {
    try {
      const { rows } = await pool.query<{ ready: boolean }>(
        `select to_regclass('public.leads') is not null
            and exists (select from ${QUEUE_SCHEMA}.queue where name = $1) as ready`,
        [queues.deliver],
      )
      if (rows[0]?.ready) return { status: 'ready' }
    } catch (err) {
      request.log.warn({ err }, 'not ready')
    }
    return reply.code(503).header('retry-after', 5).send({ status: 'not ready' })
  })
}
