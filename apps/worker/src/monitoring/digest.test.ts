import { expect, test } from 'vitest'
import { type Digest, nextDigest, readDigest } from './digest'
import type { IntegrationState } from './integration-states'

const now = new Date('2026-11-15T15:00:00.000Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

const state = (changes: Partial<IntegrationState> = {}): IntegrationState => ({
  integration: 'crm',
  waiting: 3,
  oldestWaitingSince: minutesAgo(30),
  parked: 0,
  lastSuccessAt: minutesAgo(60),
  rejectingSince: minutesAgo(20),
  lastDetail: 'status 503',
  ...changes,
})

const sentDigest = (changes: Partial<Digest> = {}): Digest => ({
  at: minutesAgo(30).toISOString(),
  open: [{ integration: 'crm', since: minutesAgo(50).toISOString() }],
  opened: [],
  closed: [],
  parkedAfter: null,
  parkedUntil: minutesAgo(30).toISOString(),
  ...changes,
})

const digestOf = (states: IntegrationState[], previous?: Digest, parkedCount = 0) =>
  nextDigest({ previous, states, countParked: async () => parkedCount, now })

test('sends a digest after 15 minutes of rejections and none after 14', async () => {
  expect(await digestOf([state({ rejectingSince: minutesAgo(14) })])).toBeUndefined()
  const digest = await digestOf([state({ rejectingSince: minutesAgo(15) })])
  expect(digest?.opened).toEqual([
    { integration: 'crm', since: minutesAgo(15).toISOString(), waiting: 3, detail: 'status 503' },
  ])
})

test('does not report the same failing integration twice', async () => {
  expect(await digestOf([state()], sentDigest())).toBeUndefined()
})

test('reports a second failing integration immediately, even right after a digest', async () => {
  const digest = await digestOf(
    [state(), state({ integration: 'mail' })],
    sentDigest({ at: minutesAgo(1).toISOString() }),
  )
  expect(digest?.opened.map(({ integration }) => integration)).toEqual(['mail'])
  expect(digest?.open.map(({ integration }) => integration)).toEqual(['crm', 'mail'])
})

test('reports a recovery 15 minutes after the last digest at the earliest', async () => {
  const recoveredStates = [state({ waiting: 0, rejectingSince: null, lastSuccessAt: minutesAgo(2) })]
  expect(await digestOf(recoveredStates, sentDigest({ at: minutesAgo(14).toISOString() }))).toBeUndefined()
  const digest = await digestOf(recoveredStates, sentDigest({ at: minutesAgo(15).toISOString() }))
  expect(digest?.closed).toMatchObject([{ integration: 'crm', how: 'delivers again' }])
  expect(digest?.open).toEqual([])
})

test('reports "nothing waits" instead of a recovery if the integration accepted no further delivery', async () => {
  const digest = await digestOf([state({ waiting: 0, rejectingSince: null })], sentDigest())
  expect(digest?.closed).toMatchObject([{ integration: 'crm', how: 'nothing waits' }])
})

test('sends a digest if there are only parked deliveries, and counts them from the end of the last digest', async () => {
  const previous = sentDigest({ open: [] })
  const digest = await digestOf([], previous, 2)
  expect(digest).toMatchObject({ opened: [], closed: [], parkedAfter: previous.parkedUntil })
})

test('reads a stored digest back unchanged', async () => {
  const digest = await digestOf([state()])
  expect(digest && readDigest(JSON.stringify(digest))).toEqual(digest)
})
