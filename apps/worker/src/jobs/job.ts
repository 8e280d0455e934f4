import type { Logger } from '@app/platform/log/logger'
import type { Queue } from 'pg-boss'
import type { WorkerRole } from './role-variables'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `signal` is aborted when the job exceeds its time limit or the worker stops. */
export type JobRun = { data: unknown; signal: AbortSignal; log: Logger }

type Schedule = {
  /** Cron expression in Lima time. */
  cron: string
  /** An alert is raised if the job has not succeeded for this long. */
  overdueAfterSeconds: number
}

/** Definition of a job. Queues, metrics and alerts are derived from the list in `worker-jobs.ts`. */
export type Job<Context> = {
  /** Name of the queue, also used in metrics. */
  name: string
  /** Role of the workers that run the job. */
  role: WorkerRole
  /** Retries, time limit, and how long finished runs are kept. */
  queue: Omit<Queue, 'name'>
  /** Defaults to a polling interval of 5 s. */
  poll?: { batchSize?: number; pollingIntervalSeconds?: number; notifyPollingIntervalSeconds?: number }
  /** `late` says in the alert what is delayed while the job fails. */
  schedule?: Schedule & { late: string }
  /**
   * Returns true if the job must not run. Its schedule is then removed, because a disabled job would always be reported
   * as overdue.
   */
  isOff?: (context: Context) => boolean
  run: (context: Context, run: JobRun) => Promise<void>
}

/**
 * The last success is read from finished runs (job-gauges.ts), so `keepRunsSeconds` must exceed `overdueAfterSeconds`.
 */
type ScheduleAndRuns = Schedule & { keepRunsSeconds: number }

export const schedules = {
  everyMinute: { cron: '* * * * *', overdueAfterSeconds: 10 * MINUTE, keepRunsSeconds: DAY },
  everyFiveMinutes: { cron: '*/5 * * * *', overdueAfterSeconds: 30 * MINUTE, keepRunsSeconds: DAY },
  /** Runs every hour from `from` to `to`. The longest pause is at night: 18:00 to 8:00 or 20:00 to 10:00. */
  hourly: (from: number, to: number) => ({
    cron: `0 ${from}-${to} * * *`,
    overdueAfterSeconds: 16 * HOUR,
    keepRunsSeconds: 14 * DAY,
  }),
  daily: (hour: number, minute: number) => ({
    cron: `${minute} ${hour} * * *`,
    overdueAfterSeconds: 26 * HOUR,
    keepRunsSeconds: 14 * DAY,
  }),
}

type ScheduledJob<Context> = Omit<Job<Context>, 'queue' | 'schedule'> & {
  schedule: ScheduleAndRuns
  late: string
  /** Defaults to one minute. */
  timeLimitSeconds?: number
  /** Overrides the default queue options, for example for a job that other apps trigger too. */
  queue?: Job<Context>['queue']
}

/**
 * Returns a scheduled job. By default it has no retries, because the next run does the work of a failed run, and at
 * most one run waits.
 */
export function scheduledJob<Context>(job: ScheduledJob<Context>): Job<Context> {
  const { schedule, late, timeLimitSeconds = MINUTE, queue, ...fields } = job
  const { keepRunsSeconds, ...times } = schedule
  return {
    ...fields,
    schedule: { ...times, late },
    queue: {
      retryLimit: 0,
      expireInSeconds: timeLimitSeconds,
      deleteAfterSeconds: keepRunsSeconds,
      policy: 'short',
      ...queue,
    },
  }
}
