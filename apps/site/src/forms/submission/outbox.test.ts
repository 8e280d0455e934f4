import { expect, test } from 'vitest'
import { textsFor } from '@/i18n/translator'
import { flushOutbox, type OutboxStore, type Settled, type Waiting } from './outbox'
import type { Outcome } from './send-form'

const waiting = (key: string, waitingSince: number): Waiting => ({
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

function storeOf(...entries: Waiting[]): OutboxStore & { keys(): string[] } {
  const queue = new Map(entries.map((entry) => [entry.key, entry]))
  return {
    all: async () => [...queue.values()],
    put: async (entry) => void queue.set(entry.key, entry),
    remove: async (key) => void queue.delete(key),
    keys: () => [...queue.keys()],
  }
}

const accepted: Outcome = { kind: 'accepted', reference: 'SM-1', answer: { reference: 'SM-1' } }

async function flush(store: OutboxStore, outcomes: Outcome[]) {
  const sent: string[] = []
  const settled: Settled[] = []
  const result = await flushOutbox(
    store,
    async ({ key }) => {
      sent.push(key)
      return outcomes[sent.length - 1] ?? accepted
    },
    (one) => settled.push(one),
  )
  return { ...result, sent, settled }
}

test('sends queued submissions oldest first with their own keys and removes them', async () => {
  const store = storeOf(waiting('b', 2), waiting('a', 1))
  const { sent, settled, left } = await flush(store, [])
  expect(sent).toEqual(['a', 'b'])
  expect(settled.map(({ kind }) => kind)).toEqual(['accepted', 'accepted'])
  expect(left).toBe(0)
  expect(store.keys()).toEqual([])
})

test.each<Outcome>([{ kind: 'offline' }, { kind: 'unavailable' }, { kind: 'too-many', retryAfterSeconds: 5 }])(
  'keeps everything queued after $kind and tries nothing else',
  async (outcome) => {
    const store = storeOf(waiting('a', 1), waiting('b', 2))
    const { sent, settled, left } = await flush(store, [outcome])
    expect(sent).toEqual(['a'])
    expect(settled).toEqual([])
    expect(left).toBe(2)
    expect(store.keys()).toEqual(['a', 'b'])
  },
)

test.each<Outcome>([{ kind: 'conflict' }, { kind: 'invalid', errors: [] }, { kind: 'failed' }])(
  'removes a rejected submission ($kind) with its values and sends the next one',
  async (outcome) => {
    const store = storeOf(waiting('a', 1), waiting('b', 2))
    const { settled } = await flush(store, [outcome, accepted])
    expect(settled[0]).toMatchObject({ kind: 'refused', waiting: { fields: { firstName: 'Lucía' } } })
    expect(settled[1]).toMatchObject({ kind: 'accepted', reference: 'SM-1' })
    expect(store.keys()).toEqual([])
  },
)

test('sends nothing from an empty outbox', async () => {
  expect(await flush(storeOf(), [])).toEqual({ left: 0, sent: [], settled: [] })
})
