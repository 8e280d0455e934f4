import { expect, test } from 'vitest'
import { createLine, LineIsFull } from './concurrency-limit'

test('two work at once, the others have their turn in the order they came, and one that fails lets the next in', async () => {
  const line = createLine({ most: 2, waiting: 10, seconds: 60 })
  const done: number[] = []
  let now = 0
  let most = 0
  const results = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5].map((at) =>
      line(async () => {
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
  expect(await line(async () => 'again')).toBe('again')
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('the one for whom there is no place is turned away at once and never works', async () => {
  const line = createLine({ most: 1, waiting: 1, seconds: 60 })
  const done: string[] = []
  const work = (name: string) => async () => {
    await pause(20)
    done.push(name)
  }
  const all = [line(work('first')), line(work('second'))]
  await expect(line(work('third'))).rejects.toThrow(LineIsFull)
  expect(done).toEqual([])
  await Promise.all(all)
  expect(done).toEqual(['first', 'second'])
})

test('the one that waited too long never works, and its place is free again', async () => {
  const line = createLine({ most: 1, waiting: 1, seconds: 0.02 })
  const done: string[] = []
  const slow = line(async () => {
    await pause(80)
    done.push('slow')
  })
  await expect(line(async () => done.push('late'))).rejects.toThrow(LineIsFull)
  await slow
  await line(async () => done.push('next'))
  expect(done).toEqual(['slow', 'next'])
})
