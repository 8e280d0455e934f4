import { expect, test } from 'vitest'
import { textsFor } from '@/i18n/translator'
import { flushOutbox, type OutboxResult, type OutboxStore, type QueuedSubmission } from './outbox'
import type { Outcome } from './send-form'

const queuedSubmission = (key: string, waitingSince: number): QueuedSubmission => ({
  key,
  waitingSince,
  endpoint: '/api/leads',
  payload: { json: '{}' },
  formId: 'lead',
  locale: 'es',
  page: '/',
  fields: { firstName: 'Lucía' },
  texts: textsFor('es', 'outbox'),
})

function createStore(...entries: QueuedSubmission[]): OutboxStore & { keys(): string[] } {
  const queue = new Map(entries.map((entry) => [entry.key, entry]))
  return {
    all: async () => [...queue.values()],
    put: async (entry) => void queue.set(entry.key, entry),
    remove: async (key) => void queue.delete(key),
    keys: () => [...queue.keys()],
  }
}

const acceptedOutcome: Outcome = { kind: 'accepted', reference: 'SM-1', answer: { reference: 'SM-1' } }

async function flush(store: OutboxStore, outcomes: Outcome[]) {
  const sentKeys: string[] = []
  const results: OutboxResult[] = []
  const summary = await flushOutbox(
    store,
    async ({ key }) => {
      sentKeys.push(key)
      return outcomes[sentKeys.length - 1] ?? acceptedOutcome
    },
    (result) => results.push(result),
  )
  return { ...summary, sentKeys, results }
}

test('sends queued submissions in order with their own keys and removes them', async () => {
  const store = createStore(queuedSubmission('b', 2), queuedSubmission('a', 1))
  const { sentKeys, results, remainingCount } = await flush(store, [])
  expect(sentKeys).toEqual(['a', 'b'])
  expect(results.map(({ kind }) => kind)).toEqual(['accepted', 'accepted'])
  expect(remainingCount).toBe(0)
  expect(store.keys()).toEqual([])
})

test.each<Outcome>([{ kind: 'offline' }, { kind: 'unavailable' }, { kind: 'too-many', retryAfterSeconds: 5 }])(
  'stops and keeps all submissions queued after the outcome $kind',
  async (outcome) => {
    const store = createStore(queuedSubmission('a', 1), queuedSubmission('b', 2))
    const { sentKeys, results, remainingCount } = await flush(store, [outcome])
    expect(sentKeys).toEqual(['a'])
    expect(results).toEqual([])
    expect(remainingCount).toBe(2)
    expect(store.keys()).toEqual(['a', 'b'])
  },
)

test.each<Outcome>([{ kind: 'conflict' }, { kind: 'invalid', errors: [] }, { kind: 'failed' }])(
  'returns the fields of a rejected submission ($kind) and sends the next submission',
  async (outcome) => {
    const store = createStore(queuedSubmission('a', 1), queuedSubmission('b', 2))
    const { results } = await flush(store, [outcome, acceptedOutcome])
    expect(results[0]).toMatchObject({ kind: 'rejected', submission: { fields: { firstName: 'Lucía' } } })
    expect(results[1]).toMatchObject({ kind: 'accepted', reference: 'SM-1' })
    expect(store.keys()).toEqual([])
  },
)

test('sends nothing from an empty outbox', async () => {
  expect(await flush(createStore(), [])).toEqual({ remainingCount: 0, sentKeys: [], results: [] })
})
