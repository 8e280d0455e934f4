import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { isThere, partGauge } from './part-metrics'

test('checks a part once for many calls, and again after some seconds', async () => {
  let checks = 0
  let now = 1_000_000
  const ask = isThere(
    async () => {
      checks += 1
    },
    () => now,
  )
  expect([await ask(), await ask(), await ask()]).toEqual([true, true, true])
  expect(checks).toBe(1)
  now += 5001
  await ask()
  expect(checks).toBe(2)
})

test('a failing part is unavailable and its gauge is 0', async () => {
  const registry = new Registry()
  partGauge(
    registry,
    'store',
    isThere(async () => {
      throw new Error('away')
    }),
  )
  expect(await registry.metrics()).toContain('\napp_store_up 0\n')
})

test('a part that never answers is unavailable', async () => {
  expect(await isThere(() => new Promise(() => undefined))()).toBe(false)
})
