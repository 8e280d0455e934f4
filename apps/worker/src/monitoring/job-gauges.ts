import type { Pool } from '@app/platform/database/pool'
import { QUEUE_SCHEMA } from '@app/platform/queue/boss'
import { Gauge, type Registry } from 'prom-client'
import { cacheResult } from './cache-result'

const CACHE_MS = 5000

type JobState = {
  name: string
  late: string | null
  succeeded: number
  failed: number | null
  overdueAfter: number | null
}

/**
 * If a job has no successful run, its age is measured from the time it was first scheduled. A new installation therefore
 * raises no alert, and an alert stays on after pg-boss has deleted the row of the last success.
 */
const jobStatesQuery = `
  select s.name, s.data ->> 'late' as late, (s.data ->> 'overdueAfterSeconds')::float as "overdueAfter",
    extract(epoch from coalesce(max(j.completed_on) filter (where j.state = 'completed'), s.created_on))::float as succeeded,
    extract(epoch from max(j.completed_on) filter (where j.state = 'failed'))::float as failed
  from ${QUEUE_SCHEMA}.schedule s
  left join ${QUEUE_SCHEMA}.job j on j.name = s.name and j.state in ('completed', 'failed')
  group by s.name, s.key, s.data, s.created_on`

/** Counts the scheduled publishes that failed in the last day, unless the same record was scheduled again. */
const failedPublishesQuery = `
  select count(*)::int as failed from payload_jobs j
  where task_slug = 'schedulePublish' and has_error and updated_at > now() - interval '24 hours'
    and not exists (
      select from payload_jobs later where later.created_at > j.created_at
        and later.input -> 'doc' is not distinct from j.input -> 'doc'
        and later.input -> 'global' is not distinct from j.input -> 'global')`

/**
 * Registers gauges that are read from the queue's tables, so every worker also reports the jobs of a worker that is
 * down. The label is not `job`, because Prometheus uses that name for scrape targets.
 */
export function registerJobGauges(registry: Registry, { pool }: { pool: Pool }): void {
  const states = cacheResult(async () => (await pool.query<JobState>(jobStatesQuery)).rows, CACHE_MS)
  const registerGauge = (name: string, help: string, readFigure: (state: JobState) => number | null) =>
    new Gauge({
      name,
      help,
      labelNames: ['name'],
      registers: [registry],
      async collect() {
        this.reset()
        for (const state of await states().catch(() => [])) {
          const value = readFigure(state)
          if (value !== null) this.set({ name: state.name }, value)
        }
      },
    })
  registerGauge(
    'app_job_last_success_timestamp_seconds',
    'When this job last succeeded; before the first success, when it was first scheduled.',
    ({ succeeded }) => succeeded,
  )
  registerGauge('app_job_last_failure_timestamp_seconds', 'When this job last failed.', ({ failed }) => failed)
  registerGauge(
    'app_job_overdue_after_seconds',
    'Seconds after its last success until this job is overdue.',
    ({ overdueAfter }) => overdueAfter,
  )
  new Gauge({
    name: 'app_job_info',
    help: 'What is late while this job fails.',
    labelNames: ['name', 'late'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { name, late } of await states().catch(() => [])) if (late) this.set({ name, late }, 1)
    },
  })
  new Gauge({
    name: 'app_scheduled_publishes_failed',
    help: 'Scheduled publishes that failed in the last 24 hours.',
    registers: [registry],
    async collect() {
      this.remove()
      const { rows } = await pool.query<{ failed: number }>(failedPublishesQuery).catch(() => ({ rows: [] }))
      if (rows[0]) this.set(rows[0].failed)
    },
  })
}
