import { databaseCheck, registerDependencyGauge } from '@app/platform/metrics/part-metrics'
import type { Integration } from '@app/platform/queue/queues'
import { Counter, Histogram, type Registry } from 'prom-client'
import { registerDeliveryGauges } from './delivery-gauges'
import { registerJobGauges } from './job-gauges'
import { registerSpeedGauges } from './speed-gauges'
import { registerUpkeepGauges, type WorkerParts } from './upkeep-gauges'

export type WorkerMetrics = {
  recordAttempt(attempt: {
    integration: Integration
    outcome: 'delivered' | 'skipped' | 'retry' | 'refused'
    seconds: number
  }): void
  recordPdfFailure(): void
  recordPublish(result: { outcome: 'published' | 'refused' | 'failed'; seconds: number }): void
  /** Sets a job's counters to zero, because Prometheus sees no increase in a series that begins with 1. */
  expectJob(name: string): void
  recordJobEnd(end: { name: string; outcome: 'succeeded' | 'failed' }): void
}

export function createWorkerMetrics(registry: Registry, parts: WorkerParts): WorkerMetrics {
  const attempts = new Counter({
    name: 'app_delivery_attempts_total',
    help: 'Attempts to deliver, by integration and outcome.',
    labelNames: ['integration', 'outcome'],
    registers: [registry],
  })
  const attemptDurations = new Histogram({
    name: 'app_delivery_attempt_duration_seconds',
    help: 'How long an integration took to answer.',
    labelNames: ['integration'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30],
    registers: [registry],
  })
  const failedPdfs = new Counter({
    name: 'app_complaint_sheets_failed_total',
    help: 'Complaint sheets and quotes that could not be rendered; their mails were sent without the PDF.',
    registers: [registry],
  })
  const publishes = new Counter({
    name: 'app_publishes_total',
    help: 'Builds of the site, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const publishDurations = new Histogram({
    name: 'app_publish_duration_seconds',
    help: 'From the snapshot to the switch.',
    buckets: [5, 10, 20, 30, 45, 60, 90, 120, 300, 600],
    registers: [registry],
  })
  const jobRuns = new Counter({
    name: 'app_job_runs_total',
    help: 'Runs of scheduled jobs, by outcome.',
    labelNames: ['name', 'outcome'],
    registers: [registry],
  })
  registerDependencyGauge(registry, 'database', databaseCheck(parts.pool))
  registerDeliveryGauges(registry, parts)
  registerUpkeepGauges(registry, parts)
  registerJobGauges(registry, parts)
  registerSpeedGauges(registry, parts)

  return {
    recordAttempt({ integration, outcome, seconds }) {
      attempts.inc({ integration, outcome })
      attemptDurations.observe({ integration }, seconds)
    },
    recordPdfFailure: () => failedPdfs.inc(),
    recordPublish({ outcome, seconds }) {
      publishes.inc({ outcome })
      publishDurations.observe(seconds)
    },
    expectJob(name) {
      jobRuns.inc({ name, outcome: 'succeeded' }, 0)
      jobRuns.inc({ name, outcome: 'failed' }, 0)
    },
    recordJobEnd: ({ name, outcome }) => jobRuns.inc({ name, outcome }),
  }
}
