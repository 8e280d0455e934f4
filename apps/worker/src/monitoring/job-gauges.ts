import type { Pool } from '@sillar/platform/database/pool'
import { QUEUE_SCHEMA } from '@sillar/platform/queue/boss'
import { Gauge, type Registry } from 'prom-client'
import { cached } from './cached'

const CACHED_MS = 5000

type JobState = { name: string; succeeded: number; failed: number | null; overdueAfter: number | null }

/**
 * Before its first success, a job counts from when it was first scheduled: a new installation raises no alert, and one
 * whose last success is so old that pg-boss has deleted the row keeps raising it.
 */
const statement = `
  select s.name, (s.data ->> 'overdueAfterSeconds')::float as "overdueAfter",
    extract(epoch from coalesce(max(j.completed_on) filter (where j.state = 'completed'), s.created_on))::float as succeeded,
    extract(epoch from max(j.completed_on) filter (where j.state = 'failed'))::float as failed
  from ${QUEUE_SCHEMA}.schedule s
  left join ${QUEUE_SCHEMA}.job j on j.name = s.name and j.state in ('completed', 'failed')
  group by s.name, s.key, s.data, s.created_on`

/** A scheduled publish counts as failed for a day, unless the same record was scheduled again. */
const failedPublishes = `
  select count(*)::int as failed from payload_jobs j
  where task_slug = 'schedulePublish' and has_error and updated_at > now() - interval '24 hours'
    and not exists (
      select from payload_jobs later where later.created_at > j.created_at
        and later.input -> 'doc' is not distinct from j.input -> 'doc'
        and later.input -> 'global' is not distinct from j.input -> 'global')`

/**
 * Read from the queue's own tables, so that a restart changes nothing and every worker says the same about all jobs, also
 * about those of a worker that is down. The label is not `job`: Prometheus names what it scrapes so.
 */
export function jobGauges(registry: Registry, { pool }: { pool: Pool }): void {
  const states = cached(async () => (await pool.query<JobState>(statement)).rows, CACHED_MS)
  const gauge = (name: string, help: string, read: (state: JobState) => number | null) =>
    new Gauge({
      name,
      help,
      labelNames: ['name'],
      registers: [registry],
      async collect() {
        this.reset()
        for (const state of await states().catch(() => [])) {
          const value = read(state)
          if (value !== null) this.set({ name: state.name }, value)
        }
      },
    })
  gauge(
    'sillar_job_last_success_timestamp_seconds',
    'When this job last ended well; before the first time, when it was first scheduled.',
    ({ succeeded }) => succeeded,
  )
  gauge('sillar_job_last_failure_timestamp_seconds', 'When this job last failed.', ({ failed }) => failed)
  gauge(
    'sillar_job_overdue_after_seconds',
    'So long after its last success this job is overdue.',
    ({ overdueAfter }) => overdueAfter,
  )
  new Gauge({
    name: 'sillar_scheduled_publishes_failed',
    help: 'Publishes that staff scheduled and that failed in the last 24 hours.',
    registers: [registry],
    async collect() {
      this.remove()
      const { rows } = await pool.query<{ failed: number }>(failedPublishes).catch(() => ({ rows: [] }))
      if (rows[0]) this.set(rows[0].failed)
    },
  })
}
