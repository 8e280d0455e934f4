import type { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { lastPolledAt } from './worker-health'

type Loop = ReturnType<PgBoss['getWipData']>[number]
const loop = (name: string, lastFetchedOn: number | null) => ({ name, lastFetchedOn }) as Loop
const polledAt = (...loops: Loop[]) => lastPolledAt({ getWipData: () => loops })

test('returns 0 before the first poll', () => {
  expect(polledAt()).toBe(0)
  expect(polledAt(loop('deliver-crm', null))).toBe(0)
})

test('returns the newest poll of a delivery queue and ignores other queues', () => {
  expect(polledAt(loop('deliver-crm', 5), loop('deliver-crm', 7), loop('watch-receivers', 99))).toBe(7)
})

test('a delivery queue that is not polled is not hidden by another one', () => {
  expect(polledAt(loop('deliver-crm', 5), loop('deliver-mail', 99), loop('deliver-mail', 7))).toBe(5)
})

test('uses any queue for a worker that only publishes', () => {
  expect(polledAt(loop('publish', 3), loop('scheduled-publishing', 8))).toBe(8)
})
