import type { Logger } from '@app/platform/log/logger'
import type { PgBoss } from 'pg-boss'
import type { WorkerMetrics } from '../monitoring/worker-metrics'
import type { Job } from './job'
import type { WorkerRole } from './role-variables'
import { watched } from './watched'

type Parts = { boss: PgBoss; logger: Logger; metrics: Pick<WorkerMetrics, 'expectJob' | 'jobEnded'> }

/** Starts the jobs of this worker's roles. Each run is executed by one of the workers. */
export async function startJobs<Context extends Parts>(
  jobs: readonly Job<Context>[],
  context: Context,
  roles: readonly WorkerRole[],
): Promise<void> {
  for (const job of jobs.filter(({ role }) => roles.includes(role))) {
    if (job.isOff?.(context)) await context.boss.unschedule(job.name)
    else await startJob(job, context)
  }
}

/**
 * Logs and counts every run, so that no job fails silently: pg-boss only writes the error into the job's row. The
 * overdue limit is stored with the schedule for the alert (job-gauges.ts).
 */
async function startJob<Context extends Parts>(job: Job<Context>, context: Context): Promise<void> {
  const { boss, logger, metrics } = context
  const { name, schedule, poll, run } = job
  metrics.expectJob(name)
  if (schedule) {
    const { cron, ...alert } = schedule
    await boss.schedule(name, cron, alert, { tz: 'America/Lima' })
  }
  await boss.work(name, { batchSize: 1, pollingIntervalSeconds: 5, ...poll }, async ([next]) => {
    if (!next) return
    const { data, signal } = next
    await watched({ name, data, signal, log: logger.child({ job: name }), metrics }, (watchedRun) =>
      run(context, watchedRun),
    )
  })
}
