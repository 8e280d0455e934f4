import { expect, test } from 'vitest'
import { ConcurrencyLimitError, createConcurrencyLimit } from './concurrency-limit'

test('runs at most two calls at the same time, keeps their order, and continues after a failure', async () => {
  const runLimited = createConcurrencyLimit({ maxRunning: 2, maxWaiting: 10, maxSeconds: 60 })
  const finishedCalls: number[] = []
  let running = 0
  let peak = 0
  const results = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5].map((index) =>
      runLimited(async () => {
        running += 1
        peak = Math.max(peak, running)
        await new Promise((resolve) => setTimeout(resolve, 1))
        running -= 1
        finishedCalls.push(index)
        if (index === 1) throw new Error('no')
        return index
      }),
    ),
  )
  expect(peak).toBe(2)
  expect(finishedCalls).toEqual([0, 1, 2, 3, 4, 5])
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
  expect(await runLimited(async () => 'again')).toBe('again')
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('rejects a call immediately, without running it, if too many calls are waiting', async () => {
  const runLimited = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 1, maxSeconds: 60 })
  const finishedCalls: string[] = []
  const work = (name: string) => async () => {
    await pause(20)
    finishedCalls.push(name)
  }
  const calls = [runLimited(work('first')), runLimited(work('second'))]
  await expect(runLimited(work('third'))).rejects.toThrow(ConcurrencyLimitError)
  expect(finishedCalls).toEqual([])
  await Promise.all(calls)
  expect(finishedCalls).toEqual(['first', 'second'])
})

test('rejects a call that waits too long, without running it, and frees its place', async () => {
  const runLimited = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 1, maxSeconds: 0.02 })
  const finishedCalls: string[] = []
  const slowCall = runLimited(async () => {
    await pause(80)
    finishedCalls.push('slow')
  })
  await expect(runLimited(async () => finishedCalls.push('late'))).rejects.toThrow(ConcurrencyLimitError)
  await slowCall
  await runLimited(async () => finishedCalls.push('next'))
  expect(finishedCalls).toEqual(['slow', 'next'])
})
