import type { Logger } from '@app/platform/log/logger'
import type { PgBoss } from 'pg-boss'
import type { WorkerMetrics } from '../monitoring/worker-metrics'
import type { Job } from './job'
import type { WorkerRole } from './role-variables'
import { trackRun } from './track-run'

type JobServices = { boss: PgBoss; logger: Logger; metrics: Pick<WorkerMetrics, 'expectJob' | 'recordJobEnd'> }

/** Starts the jobs of this worker's roles. If several workers have a role, one of them executes each run. */
export async function startJobs<Context extends JobServices>(
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
 * Starts a job and logs and counts its runs, because pg-boss only stores an error in the job's row. The schedule also
 * stores the overdue limit for the alert (job-gauges.ts).
 */
async function startJob<Context extends JobServices>(job: Job<Context>, context: Context): Promise<void> {
  const { boss, logger, metrics } = context
  const { name, schedule, poll, run } = job
  metrics.expectJob(name)
  if (schedule) {
    const { cron, ...alert } = schedule
    await boss.schedule(name, cron, alert, { tz: 'America/Lima' })
  }
  await boss.work(name, { batchSize: 1, pollingIntervalSeconds: 5, ...poll }, async ([queuedJob]) => {
    if (!queuedJob) return
    const { data, signal } = queuedJob
    await trackRun({ name, data, signal, log: logger.child({ job: name }), metrics }, (jobRun) => run(context, jobRun))
  })
}
