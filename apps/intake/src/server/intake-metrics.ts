import type { Queryable } from '@app/platform/database/pool'
import { availabilityCheck, databaseCheck, registerDependencyGauge } from '@app/platform/metrics/part-metrics'
import { requestMetrics } from '@app/platform/metrics/request-metrics'
import type { FileStore } from '@app/platform/storage/file-store'
import { Counter, type Registry } from 'prom-client'

type AnsweredSubmission = {
  method: string
  /** Route template. An unknown URL has none, because its path is visitor input and must not become a label. */
  route: string | undefined
  status: number
  seconds: number
  form: string
  rejectionReason: string | undefined
}

export type IntakeMetrics = { recordAnswer(request: AnsweredSubmission): void }

type Dependencies = { pool: Queryable; privateStore: Pick<FileStore, 'check'> }

const submissionRoutes = new Set([
  '/api/leads',
  '/api/appointments',
  '/api/referrals',
  '/api/complaints',
  '/api/privacy-requests',
  '/api/waiting-list',
])

export const isSubmission = (method: string, route: string): boolean => method === 'POST' && submissionRoutes.has(route)

export function createIntakeMetrics(registry: Registry, { pool, privateStore }: Dependencies): IntakeMetrics {
  const countRequest = requestMetrics(registry)
  const submissions = new Counter({
    name: 'app_submissions_total',
    help: 'Submissions by form and result; retries of an accepted one count again.',
    labelNames: ['form', 'result', 'reason'],
    registers: [registry],
  })
  registerDependencyGauge(registry, 'database', databaseCheck(pool))
  registerDependencyGauge(
    registry,
    'store',
    availabilityCheck(() => privateStore.check()),
  )

  return {
    recordAnswer({ method, route, status, seconds, form, rejectionReason }) {
      if (!route) return countRequest({ method: 'any', route: 'unknown', status, seconds })
      countRequest({ method, route, status, seconds })
      if (!isSubmission(method, route)) return
      submissions.inc({ form, result: rejectionReason ? 'refused' : 'accepted', reason: rejectionReason ?? 'none' })
    },
  }
}
