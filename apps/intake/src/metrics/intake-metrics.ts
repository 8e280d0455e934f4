import type { Queryable } from '@sillar/platform/database/pool'
import { databaseIsThere, isThere, partGauge } from '@sillar/platform/metrics/part-metrics'
import { requestMetrics } from '@sillar/platform/metrics/request-metrics'
import type { PrivateStore } from '@sillar/platform/storage/private-store'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Counter, type Registry } from 'prom-client'

export type IntakeMetrics = { answered(request: FastifyRequest, reply: FastifyReply): void }

type Parts = { pool: Queryable; privateStore: Pick<PrivateStore, 'check'> }

const submissionRoutes = new Set(['/api/leads', '/api/referrals', '/api/complaints'])

export function createIntakeMetrics(registry: Registry, { pool, privateStore }: Parts): IntakeMetrics {
  const countRequest = requestMetrics(registry)
  const submissions = new Counter({
    name: 'sillar_submissions_total',
    help: 'Submissions by form and result; a repetition of an accepted one counts again.',
    labelNames: ['form', 'result', 'reason'],
    registers: [registry],
  })
  partGauge(registry, 'database', databaseIsThere(pool))
  partGauge(
    registry,
    'store',
    isThere(() => privateStore.check()),
  )

  return {
    answered(request, reply) {
      // An address nobody knows has no route; its path is a visitor's text and must not become a label.
      const route = request.routeOptions.url ?? 'unknown'
      const method = request.routeOptions.url ? request.method : 'any'
      countRequest({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
      if (method !== 'POST' || !submissionRoutes.has(route)) return
      const { form, refusal } = request
      submissions.inc({ form, result: refusal ? 'refused' : 'accepted', reason: refusal ?? 'none' })
    },
  }
}
