import { createLogger } from '@sillar/platform/log/logger'
import { beforeEach, expect, test } from 'vitest'
import { watched } from './scheduled'

let lines: { level: string; msg: string; err?: { message: string } }[]
let ended: string[]
const log = createLogger({
  process: 'test',
  level: 'info',
  destination: { write: (line) => lines.push(JSON.parse(line)) },
})
const metrics = { jobEnded: ({ name, outcome }: { name: string; outcome: string }) => ended.push(`${name} ${outcome}`) }
const run = (signal: AbortSignal, work: () => Promise<void>) =>
  watched({ name: 'retention', signal, log, metrics }, work)

beforeEach(() => {
  lines = []
  ended = []
})

test('counts a job that ended well and logs nothing', async () => {
  const stop = new AbortController()
  await run(stop.signal, async () => undefined)
  stop.abort()
  expect(ended).toEqual(['retention succeeded'])
  expect(lines).toEqual([])
})

test('logs and counts a job that failed, and lets the queue know', async () => {
  const broken = run(new AbortController().signal, async () => {
    throw new Error('canceling statement due to statement timeout')
  })
  await expect(broken).rejects.toThrow('statement timeout')
  expect(ended).toEqual(['retention failed'])
  expect(lines).toMatchObject([{ level: 'error', msg: 'a job failed', err: { message: /statement timeout/ } }])
})

test('logs and counts a job that hangs as soon as it is stopped, and not a second time when it gives up', async () => {
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
