import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PaidReward, type ReferredEntry, rewardsOf } from './reward-rule'

type Person = ReferredEntry['person']

const person = (number: number): Person => ({
  firstName: `Nombre ${number}`,
  lastName: 'Quispe',
  documentTypeId: 1,
  document: String(10_000_000 + number),
  phone: `+5190000${String(number).padStart(4, '0')}`,
})
const rosa = person(1)
const luis = person(2)
const ana = person(11)
const beto = person(12)
const carla = person(13)

const entry = (id: string, referrer: Person, referred: Person, rest: Partial<ReferredEntry> = {}): ReferredEntry => ({
  id,
  referrer,
  person: referred,
  referredAt: new Date(`2026-01-${id.padStart(2, '0')}T12:00:00-05:00`),
  position: 1,
  boughtOn: null,
  ...rest,
})
const bought = (on: string) => ({ boughtOn: on })
/** Formats as `entry: place, amount in soles`, in the returned order. */
const owed = (entries: ReferredEntry[], paid: PaidReward[] = []) =>
  rewardsOf(entries, paid).map(({ entry: id, place, amountCents }) => `${id}: ${place}, ${amountCents / 100}`)

test('owes nothing if no one bought', () => {
  expect(owed([entry('1', rosa, ana), entry('2', rosa, beto)])).toEqual([])
})

test('S/ 200 for the first person who buys and S/ 500 for each further one', () => {
  const entries = [
    entry('1', rosa, ana, bought('2026-02-01')),
    entry('2', rosa, beto, bought('2026-02-02')),
    entry('3', rosa, carla, bought('2026-02-03')),
  ]
  expect(owed(entries)).toEqual(['1: 1, 200', '2: 2, 500', '3: 3, 500'])
})

test('counts in the order of purchases, not of referrals', () => {
  const entries = [entry('1', rosa, ana, bought('2026-03-01')), entry('2', rosa, beto, bought('2026-02-01'))]
  expect(owed(entries)).toEqual(['2: 1, 200', '1: 2, 500'])
})

test('on the same day the earlier referral comes first', () => {
  const day = bought('2026-02-01')
  expect(owed([entry('2', rosa, beto, day), entry('1', rosa, ana, day)])).toEqual(['1: 1, 200', '2: 2, 500'])
})

test('within one form and day, the person named first comes first', () => {
  const together = { referredAt: new Date('2026-01-01T12:00:00-05:00'), ...bought('2026-02-01') }
  const entries = [entry('1', rosa, ana, { ...together, position: 2 }), entry('2', rosa, beto, together)]
  expect(owed(entries)).toEqual(['2: 1, 200', '1: 2, 500'])
})

test('counts the purchases for each referrer separately', () => {
  const entries = [entry('1', rosa, ana, bought('2026-02-01')), entry('2', luis, beto, bought('2026-02-02'))]
  expect(owed(entries)).toEqual(['1: 1, 200', '2: 1, 200'])
})

test('recognises a referrer with another document by phone and name', () => {
  const withPassport = { ...rosa, documentTypeId: 2, document: 'AB123456' }
  const entries = [entry('1', rosa, ana, bought('2026-02-01')), entry('2', withPassport, beto, bought('2026-02-02'))]
  expect(owed(entries)).toEqual(['1: 1, 200', '2: 2, 500'])
})

test('counts two entries of a referrer together if only a third connects them', () => {
  const passport = { documentTypeId: 2, document: 'AB123456' }
  const entries = [
    entry('1', rosa, ana, bought('2026-02-01')),
    entry('2', { ...rosa, ...passport, phone: '+51955555555' }, beto, bought('2026-02-02')),
    entry('3', { ...rosa, ...passport }, carla),
  ]
  expect(owed(entries)).toEqual(['1: 1, 200', '2: 2, 500'])
})

test('relatives who share a phone are two referrers', () => {
  const elena = { ...person(3), phone: rosa.phone }
  const entries = [entry('1', rosa, ana, bought('2026-02-01')), entry('2', elena, beto, bought('2026-02-02'))]
  expect(owed(entries)).toEqual(['1: 1, 200', '2: 1, 200'])
})

test('counts a person referred twice by the same referrer once', () => {
  const entries = [entry('1', rosa, ana, bought('2026-02-01')), entry('2', rosa, ana, bought('2026-02-05'))]
  expect(owed(entries)).toEqual(['1: 1, 200'])
})

test.each([
  ['on the first entry', bought('2026-02-01'), {}],
  ['on the second entry', {}, bought('2026-02-01')],
])('the first referrer gets the reward, wherever the sale is recorded: %s', (_, first, second) => {
  const again = { ...ana, documentTypeId: 2, document: 'ZX987654' }
  expect(owed([entry('2', luis, again, second), entry('1', rosa, ana, first)])).toEqual(['1: 1, 200'])
})

test('rejects self-referrals, by document or by phone and name', () => {
  const withPassport = { ...rosa, documentTypeId: 2, document: 'AB123456' }
  const sale = bought('2026-02-01')
  expect(owed([entry('1', rosa, rosa, sale)])).toEqual([])
  expect(owed([entry('1', rosa, withPassport, sale)])).toEqual([])
  expect(owed([entry('1', rosa, { ...ana, document: rosa.document }, sale)])).toEqual([])
})

test('a self-referral takes nothing from a later referrer', () => {
  expect(owed([entry('1', ana, ana), entry('2', rosa, ana, bought('2026-02-01'))])).toEqual(['2: 1, 200'])
})

test('ignores people who bought before they were referred, but not on the same day', () => {
  const referredAt = new Date('2026-02-02T23:30:00-05:00')
  expect(owed([entry('1', rosa, ana, { referredAt, boughtOn: '2026-02-01' })])).toEqual([])
  expect(owed([entry('1', rosa, ana, { referredAt, boughtOn: '2026-02-02' })])).toEqual(['1: 1, 200'])
})

test('undoing a sale cancels the reward, and the next purchase becomes the first', () => {
  const second = entry('2', rosa, beto, bought('2026-02-02'))
  expect(owed([entry('1', rosa, ana, bought('2026-02-01')), second])).toEqual(['1: 1, 200', '2: 2, 500'])
  expect(owed([entry('1', rosa, ana), second])).toEqual(['2: 1, 200'])
})

test('a paid reward is not owed again and keeps its place', () => {
  const entries = [entry('1', rosa, ana, bought('2026-02-01')), entry('2', rosa, beto, bought('2026-02-02'))]
  expect(owed(entries, [{ entry: '1', place: 1 }])).toEqual(['2: 2, 500'])
})

test('undoing a sale after the payment does not change the other places', () => {
  const entries = [entry('1', rosa, ana), entry('2', rosa, beto, bought('2026-02-02'))]
  expect(owed(entries, [{ entry: '1', place: 1 }])).toEqual(['2: 2, 500'])
})

test('an earlier purchase recorded after the first was paid becomes the second', () => {
  const entries = [entry('1', rosa, ana, bought('2026-02-01')), entry('2', rosa, beto, bought('2026-02-05'))]
  expect(owed(entries, [{ entry: '2', place: 1 }])).toEqual(['1: 2, 500'])
})

test('paying the second place leaves the first one open', () => {
  const entries = [
    entry('1', rosa, ana, bought('2026-02-01')),
    entry('2', rosa, beto, bought('2026-02-02')),
    entry('3', rosa, carla, bought('2026-02-03')),
  ]
  expect(owed(entries, [{ entry: '2', place: 2 }])).toEqual(['1: 1, 200', '3: 3, 500'])
})

test('a person whose reward was paid earns no other referrer a reward', () => {
  const entries = [entry('1', rosa, ana, bought('2026-02-01')), entry('2', luis, ana, bought('2026-02-01'))]
  expect(owed(entries, [{ entry: '2', place: 1 }])).toEqual([])
})

const erased = (phone: string): Person => ({
  firstName: '—',
  lastName: '—',
  documentTypeId: null,
  document: null,
  phone,
})

test.each([
  ['without a phone', '', ''],
  ['known by their referral alone', 'referral-1', 'referral-2'],
])('two anonymised referrers, %s, are two people', (_how, one, other) => {
  const entries = [
    entry('1', erased(one), ana, bought('2026-02-01')),
    entry('2', erased(other), beto, bought('2026-02-02')),
  ]
  expect(owed(entries)).toEqual(['1: 1, 200', '2: 1, 200'])
})

test('an anonymised referrer of two people is still one person', () => {
  const entries = [
    entry('1', erased('referral-1'), ana, bought('2026-02-01')),
    entry('2', erased('referral-1'), beto, bought('2026-02-02')),
  ]
  expect(owed(entries)).toEqual(['1: 1, 200', '2: 2, 500'])
})

test('always one reward per person and one first place per referrer, without gaps and independent of the order of entries', () => {
  const numbers = fc.integer({ min: 1, max: 5 })
  const day = fc.option(
    fc.integer({ min: 1, max: 28 }).map((at) => `2026-02-${String(at).padStart(2, '0')}`),
    { nil: null },
  )
  const referral = fc.record({ by: numbers, whom: numbers, boughtOn: day })
  fc.assert(
    fc.property(fc.array(referral, { maxLength: 12 }), (referrals) => {
      const entries = referrals.map(({ by, whom, boughtOn }, at) =>
        entry(String(at + 1), person(by), person(whom), { boughtOn }),
      )
      const rewards = rewardsOf(entries, [])
      const whoOf = (id: string) => referrals[Number(id) - 1]
      expect(new Set(rewards.map(({ entry: id }) => whoOf(id)?.whom)).size).toBe(rewards.length)
      for (const [, own] of Map.groupBy(rewards, ({ entry: id }) => whoOf(id)?.by)) {
        expect(own.map(({ place }) => place)).toEqual(own.map((_, at) => at + 1))
        expect(own.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(20_000 + (own.length - 1) * 50_000)
      }
      const key = (list: typeof rewards) => list.map((one) => JSON.stringify(one)).toSorted()
      expect(key(rewardsOf(entries.toReversed(), []))).toEqual(key(rewards))
    }),
  )
})
