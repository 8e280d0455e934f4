import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { isThere, partGauge } from './part-metrics'

test('a part is asked once for many questions, and again after some seconds', async () => {
  let asked = 0
  let now = 1_000_000
  const ask = isThere(
    async () => {
      asked += 1
    },
    () => now,
  )
  expect([await ask(), await ask(), await ask()]).toEqual([true, true, true])
  expect(asked).toBe(1)
  now += 5001
  await ask()
  expect(asked).toBe(2)
})

test('a part that fails is not there, and its gauge says 0', async () => {
  const registry = new Registry()
  partGauge(
    registry,
    'store',
    isThere(async () => {
      throw new Error('away')
    }),
  )
  expect(await registry.metrics()).toContain('\nsillar_store_up 0\n')
})

test('a part that never answers is not there', async () => {
  expect(await isThere(() => new Promise(() => undefined))()).toBe(false)
})
