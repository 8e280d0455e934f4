import { createLogger } from '@app/platform/log/logger'
import { beforeEach, expect, test } from 'vitest'
import { trackRun } from './track-run'

let lines: { level: string; msg: string; err?: { message: string } }[]
let outcomes: string[]
const log = createLogger({
  process: 'test',
  level: 'info',
  destination: { write: (line) => lines.push(JSON.parse(line)) },
})
const metrics = {
  recordJobEnd: ({ name, outcome }: { name: string; outcome: string }) => outcomes.push(`${name} ${outcome}`),
}
const run = (signal: AbortSignal, work: () => Promise<void>) =>
  trackRun({ name: 'retention', data: {}, signal, log, metrics }, work)

beforeEach(() => {
  lines = []
  outcomes = []
})

test('counts a successful job and logs nothing', async () => {
  const controller = new AbortController()
  await run(controller.signal, async () => undefined)
  controller.abort()
  expect(outcomes).toEqual(['retention succeeded'])
  expect(lines).toEqual([])
})

test('logs and counts a failed job, and rethrows the error for the queue', async () => {
  const failedRun = run(new AbortController().signal, async () => {
    throw new Error('canceling statement due to statement timeout')
  })
  await expect(failedRun).rejects.toThrow('statement timeout')
  expect(outcomes).toEqual(['retention failed'])
  expect(lines).toMatchObject([{ level: 'error', msg: 'a job failed', err: { message: /statement timeout/ } }])
})

test('logs and counts a hanging job when it is stopped, and not again when it settles', async () => {
  const controller = new AbortController()
  const work = Promise.withResolvers<void>()
  const hangingRun = run(controller.signal, () => work.promise)
  controller.abort()
  expect(outcomes).toEqual(['retention failed'])
  work.reject(new Error('aborted'))
  await expect(hangingRun).rejects.toThrow('aborted')
  expect(outcomes).toEqual(['retention failed'])
  expect(lines).toHaveLength(1)
})
