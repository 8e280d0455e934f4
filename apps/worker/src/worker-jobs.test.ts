import { expect, test } from 'vitest'
import { workerJobs, workerQueues } from './worker-jobs'

test('gives every queue a different name', () => {
  const names = workerQueues({ retrySeconds: 10 }).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

// The last success is read from finished runs. If they were deleted too early, a working job would seem overdue.
test.each(workerJobs.filter(({ schedule }) => schedule))(
  'keeps finished runs of $name longer than it takes the job to be overdue',
  (job) => {
    expect(job.queue.deleteAfterSeconds).toBeGreaterThan(job.schedule?.overdueAfterSeconds ?? Number.POSITIVE_INFINITY)
  },
)
