import type { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { type DeliveryPolls, lastPolledAt } from './worker-health'

type PollingWorker = ReturnType<PgBoss['getWipData']>[number]
const pollingWorker = (name: string, lastFetchedOn: number | null) => ({ name, lastFetchedOn }) as PollingWorker
const polledAt = (deliveries: [...Parameters<DeliveryPolls['set']>][], ...workers: PollingWorker[]) =>
  lastPolledAt({ boss: { getWipData: () => workers }, deliveryPolls: new Map(deliveries) })

test('returns 0 before the first poll', () => {
  expect(polledAt([])).toBe(0)
  expect(polledAt([['crm', 0]])).toBe(0)
  expect(polledAt([], pollingWorker('publish', null))).toBe(0)
})

test('returns the oldest of the last delivery polls and ignores queues', () => {
  const deliveries: [...Parameters<DeliveryPolls['set']>][] = [
    ['crm', 5],
    ['mail', 99],
  ]
  expect(polledAt(deliveries, pollingWorker('watch-integrations', 3))).toBe(5)
})

test('returns the last poll of any queue for a worker that only publishes', () => {
  expect(polledAt([], pollingWorker('publish', 3), pollingWorker('scheduled-publishing', 8))).toBe(8)
})
