import { expect, test } from 'vitest'
import { createConcurrencyLimit, TooManyWaiting } from './concurrency-limit'

test('runs two at once, the others in order of arrival, and starts the next after a failure', async () => {
  const limited = createConcurrencyLimit({ most: 2, waiting: 10, seconds: 60 })
  const done: number[] = []
  let now = 0
  let most = 0
  const results = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5].map((at) =>
      limited(async () => {
        now += 1
        most = Math.max(most, now)
        await new Promise((resolve) => setTimeout(resolve, 1))
        now -= 1
        done.push(at)
        if (at === 1) throw new Error('no')
        return at
      }),
    ),
  )
  expect(most).toBe(2)
  expect(done).toEqual([0, 1, 2, 3, 4, 5])
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
  expect(await limited(async () => 'again')).toBe('again')
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('rejects at once if the queue is full, without running the work', async () => {
  const limited = createConcurrencyLimit({ most: 1, waiting: 1, seconds: 60 })
  const done: string[] = []
  const work = (name: string) => async () => {
    await pause(20)
    done.push(name)
  }
  const all = [limited(work('first')), limited(work('second'))]
  await expect(limited(work('third'))).rejects.toThrow(TooManyWaiting)
  expect(done).toEqual([])
  await Promise.all(all)
  expect(done).toEqual(['first', 'second'])
})

test('rejects after the longest wait without running the work, and frees its slot', async () => {
  const limited = createConcurrencyLimit({ most: 1, waiting: 1, seconds: 0.02 })
  const done: string[] = []
  const slow = limited(async () => {
    await pause(80)
    done.push('slow')
  })
  await expect(limited(async () => done.push('late'))).rejects.toThrow(TooManyWaiting)
  await slow
  await limited(async () => done.push('next'))
  expect(done).toEqual(['slow', 'next'])
})
