import { createLogger } from '@app/platform/log/logger'
import { beforeEach, expect, test } from 'vitest'
import { watched } from './watched'

let lines: { level: string; msg: string; err?: { message: string } }[]
let ended: string[]
const log = createLogger({
  process: 'test',
  level: 'info',
  destination: { write: (line) => lines.push(JSON.parse(line)) },
})
const metrics = { jobEnded: ({ name, outcome }: { name: string; outcome: string }) => ended.push(`${name} ${outcome}`) }
const run = (signal: AbortSignal, work: () => Promise<void>) =>
  watched({ name: 'retention', data: {}, signal, log, metrics }, work)

beforeEach(() => {
  lines = []
  ended = []
})

test('counts a successful job and logs nothing', async () => {
  const stop = new AbortController()
  await run(stop.signal, async () => undefined)
  stop.abort()
  expect(ended).toEqual(['retention succeeded'])
  expect(lines).toEqual([])
})

test('logs and counts a failed job, and rethrows the error for the queue', async () => {
  const broken = run(new AbortController().signal, async () => {
    throw new Error('canceling statement due to statement timeout')
  })
  await expect(broken).rejects.toThrow('statement timeout')
  expect(ended).toEqual(['retention failed'])
  expect(lines).toMatchObject([{ level: 'error', msg: 'a job failed', err: { message: /statement timeout/ } }])
})

test('logs and counts a hanging job when it is stopped, and not again when it settles', async () => {
  const stop = new AbortController()
  const work = Promise.withResolvers<void>()
  const hanging = run(stop.signal, () => work.promise)
  stop.abort()
  expect(ended).toEqual(['retention failed'])
  work.reject(new Error('aborted'))
  await expect(hanging).rejects.toThrow('aborted')
  expect(ended).toEqual(['retention failed'])
  expect(lines).toHaveLength(1)
})
