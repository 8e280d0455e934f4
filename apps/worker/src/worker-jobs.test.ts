import { expect, test } from 'vitest'
import { workerJobs, workerQueues } from './worker-jobs'

test('gives every queue a different name', () => {
  const names = workerQueues.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

// The last success is read from finished runs. If they were deleted too early, a working job would seem overdue.
test.each(workerJobs.filter(({ schedule }) => schedule))(
  'keeps finished runs of $name until after the job would be overdue',
  (job) => {
    expect(job.queue.deleteAfterSeconds).toBeGreaterThan(job.schedule?.overdueAfterSeconds ?? Number.POSITIVE_INFINITY)
  },
)
