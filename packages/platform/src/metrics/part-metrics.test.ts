import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { availabilityCheck, registerDependencyGauge } from './part-metrics'

test('checks a dependency once within 5 s, however often it is called', async () => {
  let checks = 0
  let now = 1_000_000
  const isAvailable = availabilityCheck(
    async () => {
      checks += 1
    },
    () => now,
  )
  expect([await isAvailable(), await isAvailable(), await isAvailable()]).toEqual([true, true, true])
  expect(checks).toBe(1)
  now += 5001
  await isAvailable()
  expect(checks).toBe(2)
})

test('sets the gauge of an unavailable dependency to 0', async () => {
  const registry = new Registry()
  registerDependencyGauge(
    registry,
    'store',
    availabilityCheck(async () => {
      throw new Error('away')
    }),
  )
  expect(await registry.metrics()).toContain('\napp_store_up 0\n')
})

test('reports a dependency that never responds as unavailable', async () => {
  expect(await availabilityCheck(() => new Promise(() => undefined))()).toBe(false)
})
