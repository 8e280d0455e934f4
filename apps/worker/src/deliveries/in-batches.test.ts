import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inBatches } from './in-batches'

test('writes items that arrive during a write together in the next write', async () => {
  const batches: number[][] = []
  const write = inBatches<number>(async (items) => {
    batches.push(items)
    await wait(5)
  })
  const first = write(1)
  await wait(1)
  await Promise.all([first, write(2), write(3)])
  expect(batches).toEqual([[1], [2, 3]])
})

test('rejects the items of a failed write and writes the next items', async () => {
  const batches: number[][] = []
  const write = inBatches<number>(async (items) => {
    if (items.includes(1)) throw new Error('no database')
    batches.push(items)
  })
  await expect(write(1)).rejects.toThrow('no database')
  await write(2)
  expect(batches).toEqual([[2]])
})
