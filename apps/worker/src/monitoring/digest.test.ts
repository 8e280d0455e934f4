import { expect, test } from 'vitest'
import { type Digest, nextDigest, readDigest } from './digest'
import type { ReceiverState } from './integration-states'

const now = new Date('2026-11-15T15:00:00.000Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

const state = (changes: Partial<ReceiverState> = {}): ReceiverState => ({
  receiver: 'crm',
  waiting: 3,
  oldestWaitingSince: minutesAgo(30),
  parked: 0,
  lastSuccessAt: minutesAgo(60),
  refusingSince: minutesAgo(20),
  lastDetail: 'status 503',
  ...changes,
})

const told = (changes: Partial<Digest> = {}): Digest => ({
  at: minutesAgo(30).toISOString(),
  open: [{ receiver: 'crm', since: minutesAgo(50).toISOString() }],
  opened: [],
  closed: [],
  parkedAfter: null,
  parkedUntil: minutesAgo(30).toISOString(),
  ...changes,
})

const digestOf = (states: ReceiverState[], previous?: Digest, parked = 0) =>
  nextDigest({ previous, states, parkedSince: async () => parked, now })

test('14 minutes of refusals are nobody’s business yet, 15 are', async () => {
  expect(await digestOf([state({ refusingSince: minutesAgo(14) })])).toBeUndefined()
  const digest = await digestOf([state({ refusingSince: minutesAgo(15) })])
  expect(digest?.opened).toEqual([
    { receiver: 'crm', since: minutesAgo(15).toISOString(), waiting: 3, detail: 'status 503' },
  ])
})

test('what was told is not told again', async () => {
  expect(await digestOf([state()], told())).toBeUndefined()
})

test('a second receiver is told at once, though a digest was just sent', async () => {
  const digest = await digestOf([state(), state({ receiver: 'mail' })], told({ at: minutesAgo(1).toISOString() }))
  expect(digest?.opened.map(({ receiver }) => receiver)).toEqual(['mail'])
  expect(digest?.open.map(({ receiver }) => receiver)).toEqual(['crm', 'mail'])
})

test('a recovery waits until 15 minutes after the last digest', async () => {
  const recovered = [state({ waiting: 0, refusingSince: null, lastSuccessAt: minutesAgo(2) })]
  expect(await digestOf(recovered, told({ at: minutesAgo(14).toISOString() }))).toBeUndefined()
  const digest = await digestOf(recovered, told({ at: minutesAgo(15).toISOString() }))
  expect(digest?.closed).toMatchObject([{ receiver: 'crm', how: 'delivers again' }])
  expect(digest?.open).toEqual([])
})

test('a receiver that never answered again has not recovered', async () => {
  const digest = await digestOf([state({ waiting: 0, refusingSince: null })], told())
  expect(digest?.closed).toMatchObject([{ receiver: 'crm', how: 'nothing waits' }])
})

test('parked deliveries alone are worth a digest, from where the last one ended', async () => {
  const previous = told({ open: [] })
  const digest = await digestOf([], previous, 2)
  expect(digest).toMatchObject({ opened: [], closed: [], parkedAfter: previous.parkedUntil })
})

test('a digest reads back as it was stored', async () => {
  const digest = await digestOf([state()])
  expect(digest && readDigest(JSON.stringify(digest))).toEqual(digest)
})
