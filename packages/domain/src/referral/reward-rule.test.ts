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

const entry = (
  id: string,
  referrer: Person,
  referred: Person,
  changes: Partial<ReferredEntry> = {},
): ReferredEntry => ({
  id,
  referrer,
  person: referred,
  referredAt: new Date(`2026-01-${id.padStart(2, '0')}T12:00:00-05:00`),
  position: 1,
  boughtOn: null,
  ...changes,
})
const boughtOn = (day: string) => ({ boughtOn: day })
/** Formats each reward as `entry: number, amount in soles`. */
const rewardTexts = (entries: ReferredEntry[], paidRewards: PaidReward[] = []) =>
  rewardsOf(entries, paidRewards).map(({ entry: id, number, amountCents }) => `${id}: ${number}, ${amountCents / 100}`)

test('owes no reward if no referred person bought', () => {
  expect(rewardTexts([entry('1', rosa, ana), entry('2', rosa, beto)])).toEqual([])
})

test('owes S/ 200 for the first person who buys and S/ 500 for each further person', () => {
  const entries = [
    entry('1', rosa, ana, boughtOn('2026-02-01')),
    entry('2', rosa, beto, boughtOn('2026-02-02')),
    entry('3', rosa, carla, boughtOn('2026-02-03')),
  ]
  expect(rewardTexts(entries)).toEqual(['1: 1, 200', '2: 2, 500', '3: 3, 500'])
})

test('numbers the rewards in the order of the purchases, not of the referrals', () => {
  const entries = [entry('1', rosa, ana, boughtOn('2026-03-01')), entry('2', rosa, beto, boughtOn('2026-02-01'))]
  expect(rewardTexts(entries)).toEqual(['2: 1, 200', '1: 2, 500'])
})

test('if two people buy on the same day, counts the one who was referred first as the earlier purchase', () => {
  const day = boughtOn('2026-02-01')
  expect(rewardTexts([entry('2', rosa, beto, day), entry('1', rosa, ana, day)])).toEqual(['1: 1, 200', '2: 2, 500'])
})

test('if two people of one form buy on the same day, counts the one who was named first as the earlier purchase', () => {
  const sharedFields = { referredAt: new Date('2026-01-01T12:00:00-05:00'), ...boughtOn('2026-02-01') }
  const entries = [entry('1', rosa, ana, { ...sharedFields, position: 2 }), entry('2', rosa, beto, sharedFields)]
  expect(rewardTexts(entries)).toEqual(['2: 1, 200', '1: 2, 500'])
})

test('counts the purchases for each referrer separately', () => {
  const entries = [entry('1', rosa, ana, boughtOn('2026-02-01')), entry('2', luis, beto, boughtOn('2026-02-02'))]
  expect(rewardTexts(entries)).toEqual(['1: 1, 200', '2: 1, 200'])
})

test('recognises a referrer with another document by phone and name', () => {
  const withPassport = { ...rosa, documentTypeId: 2, document: 'AB123456' }
  const entries = [
    entry('1', rosa, ana, boughtOn('2026-02-01')),
    entry('2', withPassport, beto, boughtOn('2026-02-02')),
  ]
  expect(rewardTexts(entries)).toEqual(['1: 1, 200', '2: 2, 500'])
})

test('counts two entries of a referrer together if only a third entry connects them', () => {
  const passport = { documentTypeId: 2, document: 'AB123456' }
  const entries = [
    entry('1', rosa, ana, boughtOn('2026-02-01')),
    entry('2', { ...rosa, ...passport, phone: '+51955555555' }, beto, boughtOn('2026-02-02')),
    entry('3', { ...rosa, ...passport }, carla),
  ]
  expect(rewardTexts(entries)).toEqual(['1: 1, 200', '2: 2, 500'])
})

test('treats relatives who share a phone as two referrers', () => {
  const elena = { ...person(3), phone: rosa.phone }
  const entries = [entry('1', rosa, ana, boughtOn('2026-02-01')), entry('2', elena, beto, boughtOn('2026-02-02'))]
  expect(rewardTexts(entries)).toEqual(['1: 1, 200', '2: 1, 200'])
})

test('counts a person referred twice by the same referrer once', () => {
  const entries = [entry('1', rosa, ana, boughtOn('2026-02-01')), entry('2', rosa, ana, boughtOn('2026-02-05'))]
  expect(rewardTexts(entries)).toEqual(['1: 1, 200'])
})

test.each([
  ['on the first entry', boughtOn('2026-02-01'), {}],
  ['on the second entry', {}, boughtOn('2026-02-01')],
])('owes the reward to the first referrer if the sale is recorded %s', (_, first, second) => {
  const sameAna = { ...ana, documentTypeId: 2, document: 'ZX987654' }
  expect(rewardTexts([entry('2', luis, sameAna, second), entry('1', rosa, ana, first)])).toEqual(['1: 1, 200'])
})

test('owes no reward for a self-referral, recognised by document or by phone and name', () => {
  const withPassport = { ...rosa, documentTypeId: 2, document: 'AB123456' }
  const sale = boughtOn('2026-02-01')
  expect(rewardTexts([entry('1', rosa, rosa, sale)])).toEqual([])
  expect(rewardTexts([entry('1', rosa, withPassport, sale)])).toEqual([])
  expect(rewardTexts([entry('1', rosa, { ...ana, document: rosa.document }, sale)])).toEqual([])
})

test('owes the reward to a later referrer if the first entry is a self-referral', () => {
  expect(rewardTexts([entry('1', ana, ana), entry('2', rosa, ana, boughtOn('2026-02-01'))])).toEqual(['2: 1, 200'])
})

test('owes no reward for a purchase before the day of the referral', () => {
  const referredAt = new Date('2026-02-02T23:30:00-05:00')
  expect(rewardTexts([entry('1', rosa, ana, { referredAt, boughtOn: '2026-02-01' })])).toEqual([])
  expect(rewardTexts([entry('1', rosa, ana, { referredAt, boughtOn: '2026-02-02' })])).toEqual(['1: 1, 200'])
})

test('counts the next purchase as the first if a sale is undone', () => {
  const second = entry('2', rosa, beto, boughtOn('2026-02-02'))
  expect(rewardTexts([entry('1', rosa, ana, boughtOn('2026-02-01')), second])).toEqual(['1: 1, 200', '2: 2, 500'])
  expect(rewardTexts([entry('1', rosa, ana), second])).toEqual(['2: 1, 200'])
})

test('does not owe a paid reward again, and still counts it as the first', () => {
  const entries = [entry('1', rosa, ana, boughtOn('2026-02-01')), entry('2', rosa, beto, boughtOn('2026-02-02'))]
  expect(rewardTexts(entries, [{ entry: '1', number: 1 }])).toEqual(['2: 2, 500'])
})

test('keeps the positions of other rewards if a sale is undone after its reward was paid', () => {
  const entries = [entry('1', rosa, ana), entry('2', rosa, beto, boughtOn('2026-02-02'))]
  expect(rewardTexts(entries, [{ entry: '1', number: 1 }])).toEqual(['2: 2, 500'])
})

test('counts an earlier purchase as the second if it is recorded after the first reward was paid', () => {
  const entries = [entry('1', rosa, ana, boughtOn('2026-02-01')), entry('2', rosa, beto, boughtOn('2026-02-05'))]
  expect(rewardTexts(entries, [{ entry: '2', number: 1 }])).toEqual(['1: 2, 500'])
})

test('still owes the first reward if the second was paid', () => {
  const entries = [
    entry('1', rosa, ana, boughtOn('2026-02-01')),
    entry('2', rosa, beto, boughtOn('2026-02-02')),
    entry('3', rosa, carla, boughtOn('2026-02-03')),
  ]
  expect(rewardTexts(entries, [{ entry: '2', number: 2 }])).toEqual(['1: 1, 200', '3: 3, 500'])
})

test('owes no reward to a second referrer for a person whose reward was paid', () => {
  const entries = [entry('1', rosa, ana, boughtOn('2026-02-01')), entry('2', luis, ana, boughtOn('2026-02-01'))]
  expect(rewardTexts(entries, [{ entry: '2', number: 1 }])).toEqual([])
})

const anonymised = (phone: string): Person => ({
  firstName: '—',
  lastName: '—',
  documentTypeId: null,
  document: null,
  phone,
})

test.each([
  ['without a phone', '', ''],
  ['identified only by their referrals', 'referral-1', 'referral-2'],
])('treats two anonymised referrers %s as two people', (_, firstPhone, secondPhone) => {
  const entries = [
    entry('1', anonymised(firstPhone), ana, boughtOn('2026-02-01')),
    entry('2', anonymised(secondPhone), beto, boughtOn('2026-02-02')),
  ]
  expect(rewardTexts(entries)).toEqual(['1: 1, 200', '2: 1, 200'])
})

test('treats an anonymised referrer of two people as one person', () => {
  const entries = [
    entry('1', anonymised('referral-1'), ana, boughtOn('2026-02-01')),
    entry('2', anonymised('referral-1'), beto, boughtOn('2026-02-02')),
  ]
  expect(rewardTexts(entries)).toEqual(['1: 1, 200', '2: 2, 500'])
})

test('owes one reward per person and numbers the rewards of a referrer without gaps, in whatever order the entries arrive', () => {
  const numbers = fc.integer({ min: 1, max: 5 })
  const day = fc.option(
    fc.integer({ min: 1, max: 28 }).map((number) => `2026-02-${String(number).padStart(2, '0')}`),
    { nil: null },
  )
  const referral = fc.record({ by: numbers, whom: numbers, boughtOn: day })
  fc.assert(
    fc.property(fc.array(referral, { maxLength: 12 }), (referrals) => {
      const entries = referrals.map(({ by, whom, boughtOn }, index) =>
        entry(String(index + 1), person(by), person(whom), { boughtOn }),
      )
      const rewards = rewardsOf(entries, [])
      const referralOf = (id: string) => referrals[Number(id) - 1]
      expect(new Set(rewards.map(({ entry: id }) => referralOf(id)?.whom)).size).toBe(rewards.length)
      for (const [, rewardsOfReferrer] of Map.groupBy(rewards, ({ entry: id }) => referralOf(id)?.by)) {
        expect(rewardsOfReferrer.map(({ number }) => number)).toEqual(rewardsOfReferrer.map((_, index) => index + 1))
        expect(rewardsOfReferrer.reduce((total, { amountCents }) => total + amountCents, 0)).toBe(
          20_000 + (rewardsOfReferrer.length - 1) * 50_000,
        )
      }
      const sortedTexts = (list: typeof rewards) => list.map((reward) => JSON.stringify(reward)).toSorted()
      expect(sortedTexts(rewardsOf(entries.toReversed(), []))).toEqual(sortedTexts(rewards))
    }),
  )
})
