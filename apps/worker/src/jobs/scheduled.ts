import type { Logger } from '@sillar/platform/log/logger'
import type { PgBoss } from 'pg-boss'
import type { WorkerMetrics } from '../monitoring/worker-metrics'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How often a job runs, in the time of Lima, and after how many seconds without a success it counts as overdue. */
type Schedule = { cron: string; overdueAfterSeconds: number }

export const schedules = {
  everyMinute: { cron: '* * * * *', overdueAfterSeconds: 10 * MINUTE },
  everyFiveMinutes: { cron: '*/5 * * * *', overdueAfterSeconds: 30 * MINUTE },
  /** The longest gap is the night: from 18:00 to 8:00, or from 20:00 to 10:00. */
  hourly: (from: number, to: number) => ({ cron: `0 ${from}-${to} * * *`, overdueAfterSeconds: 16 * HOUR }),
  daily: (hour: number, minute: number) => ({ cron: `${minute} ${hour} * * *`, overdueAfterSeconds: 26 * HOUR }),
}

/** `signal` is aborted when the job has used up its time or the worker stops. */
type JobRun = { signal: AbortSignal; log: Logger }
type Work = (run: JobRun) => Promise<void>
type Poll = { batchSize?: number; pollingIntervalSeconds?: number; notifyPollingIntervalSeconds?: number }

/** Runs `work` on a schedule, by one of the workers at a time. */
export type Scheduled = (name: string, schedule: Schedule & Poll, work: Work) => Promise<void>

type Parts = { boss: PgBoss; logger: Logger; metrics: Pick<WorkerMetrics, 'expectJob' | 'jobEnded'> }

/**
 * Every job that goes by the clock is registered here, so that none fails silently: pg-boss only writes the error into
 * the job's row. When a job is overdue is stored with its schedule, for the alert that reads it (job-gauges.ts).
 */
export function createScheduler({ boss, logger, metrics }: Parts): Scheduled {
  return async (name, { cron, overdueAfterSeconds, ...poll }, work) => {
    metrics.expectJob(name)
    await boss.schedule(name, cron, { overdueAfterSeconds }, { tz: 'America/Lima' })
    await boss.work(name, { batchSize: 1, pollingIntervalSeconds: 5, ...poll }, async ([job]) => {
      if (job) await watched({ name, signal: job.signal, log: logger.child({ job: name }), metrics }, work)
    })
  }
}

type Watched = JobRun & { name: string; metrics: Pick<WorkerMetrics, 'jobEnded'> }

/** Logs and counts how a job ended, once: also when it is stopped and its promise never settles. */
export async function watched({ name, signal, log, metrics }: Watched, work: Work): Promise<void> {
  const startedAt = performance.now()
  let hasEnded = false
  const end = (error?: unknown) => {
    if (hasEnded) return
    hasEnded = true
    const seconds = (performance.now() - startedAt) / 1000
    metrics.jobEnded({ name, outcome: error ? 'failed' : 'succeeded' })
    if (error) log.error({ err: error, seconds }, 'a job failed')
    else log.debug({ seconds }, 'a job ended')
  }
  const stopped = () => end(new Error('the job was stopped before it ended: out of time, or the worker stops'))
  signal.addEventListener('abort', stopped, { once: true })
  try {
    await work({ signal, log })
    end()
  } catch (error) {
    end(error ?? new Error('a job failed without an error'))
    throw error
  } finally {
    // pg-boss aborts the signal of a job that ended well, too.
    signal.removeEventListener('abort', stopped)
  }
}
