import { expect, test } from 'vitest'
import { workerJobs, workerQueues } from './worker-jobs'

test('every queue has its own name', () => {
  const names = workerQueues({ retrySeconds: 10 }).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

// The last success is read from finished runs: if they were deleted too early, a working job would look overdue.
test.each(workerJobs.filter(({ schedule }) => schedule))(
  'keeps finished runs of $name longer than it takes the job to be overdue',
  (job) => {
    expect(job.queue.deleteAfterSeconds).toBeGreaterThan(job.schedule?.overdueAfterSeconds ?? Number.POSITIVE_INFINITY)
  },
)
