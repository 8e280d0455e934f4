import type { Queryable } from '@sillar/platform/database/pool'
import { databaseIsThere, isThere, partGauge } from '@sillar/platform/metrics/part-metrics'
import { requestMetrics } from '@sillar/platform/metrics/request-metrics'
import type { FileStore } from '@sillar/platform/storage/file-store'
import { Counter, type Registry } from 'prom-client'

type Answered = {
  method: string
  /** The template; an address nobody knows has none, and its path is a visitor's text that must not become a label. */
  route: string | undefined
  status: number
  seconds: number
  form: string
  refusal: string | undefined
}

export type IntakeMetrics = { answered(request: Answered): void }

type Parts = { pool: Queryable; privateStore: Pick<FileStore, 'check'> }

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
    answered({ method, route, status, seconds, form, refusal }) {
      if (!route) return countRequest({ method: 'any', route: 'unknown', status, seconds })
      countRequest({ method, route, status, seconds })
      if (method !== 'POST' || !submissionRoutes.has(route)) return
      submissions.inc({ form, result: refusal ? 'refused' : 'accepted', reason: refusal ?? 'none' })
    },
  }
}
