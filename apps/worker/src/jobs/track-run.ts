import type { WorkerMetrics } from '../monitoring/worker-metrics'
import type { JobRun } from './job'

type TrackedRun = JobRun & { name: string; metrics: Pick<WorkerMetrics, 'recordJobEnd'> }

/** Logs and counts the end of a job exactly once, even if it is stopped and its promise never settles. */
export async function trackRun(
  { name, metrics, ...run }: TrackedRun,
  work: (run: JobRun) => Promise<void>,
): Promise<void> {
  const { signal, log } = run
  const startedAt = performance.now()
  let hasEnded = false
  const end = (error?: unknown) => {
    if (hasEnded) return
    hasEnded = true
    const seconds = (performance.now() - startedAt) / 1000
    metrics.recordJobEnd({ name, outcome: error ? 'failed' : 'succeeded' })
    if (error) log.error({ err: error, seconds }, 'a job failed')
    else log.debug({ seconds }, 'a job ended')
  }
  const onAbort = () => end(new Error('the job was stopped: it exceeded its time limit, or the worker is stopping'))
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    await work(run)
    end()
  } catch (error) {
    end(error ?? new Error('a job failed without an error'))
    throw error
  } finally {
    // pg-boss also aborts the signal of a successful job.
    signal.removeEventListener('abort', onAbort)
  }
}
