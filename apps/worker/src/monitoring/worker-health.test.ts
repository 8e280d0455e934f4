import type { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { lastPolledAt } from './worker-health'

type PollingWorker = ReturnType<PgBoss['getWipData']>[number]
const pollingWorker = (name: string, lastFetchedOn: number | null) => ({ name, lastFetchedOn }) as PollingWorker
const polledAt = (...workers: PollingWorker[]) => lastPolledAt({ getWipData: () => workers })

test('returns 0 before the first poll', () => {
  expect(polledAt()).toBe(0)
  expect(polledAt(pollingWorker('deliver-crm', null))).toBe(0)
})

test('returns the last poll of a delivery queue and ignores other queues', () => {
  expect(
    polledAt(pollingWorker('deliver-crm', 5), pollingWorker('deliver-crm', 7), pollingWorker('watch-integrations', 99)),
  ).toBe(7)
})

test('returns the oldest of the last polls of the delivery queues', () => {
  expect(
    polledAt(pollingWorker('deliver-crm', 5), pollingWorker('deliver-mail', 99), pollingWorker('deliver-mail', 7)),
  ).toBe(5)
})

test('returns the last poll of any queue for a worker that only publishes', () => {
  expect(polledAt(pollingWorker('publish', 3), pollingWorker('scheduled-publishing', 8))).toBe(8)
})
