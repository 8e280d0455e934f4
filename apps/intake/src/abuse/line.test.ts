import { expect, test } from 'vitest'
import { createLine } from './line'

test('so many work at once, all have their turn in the order they came, and one that fails lets the next in', async () => {
  const line = createLine(2)
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
