import { type LimaDate, limaDateOf } from '../calendar/lima-date'
import { groupByPerson } from './group-by-person'
import { type Identity, isSamePerson } from './same-person'

// A referrer earns S/ 200 for the first referred person who buys and S/ 500 for each further person. There is no reward
// for a self-referral or for a person who bought before being referred.

export const FIRST_REWARD_CENTS = 20_000
export const NEXT_REWARD_CENTS = 50_000

export const rewardCents = (number: number): number => (number === 1 ? FIRST_REWARD_CENTS : NEXT_REWARD_CENTS)

/** A person whom a referrer named in a form. */
export type ReferredEntry = {
  id: string
  referrer: Identity
  person: Identity
  referredAt: Date
  /** Position in the form. */
  position: number
  /** Null if the person has not bought or the sale was undone. */
  boughtOn: LimaDate | null
}

/**
 * `number` is 1 for the first purchase by a person whom the referrer named, 2 for the next.
 */
export type Reward = { entry: string; number: number; amountCents: number }

/** A paid reward stays paid even if the sale is undone. */
export type PaidReward = { entry: string; number: number }

type EarnedReward = { entry: ReferredEntry; boughtOn: LimaDate }

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const compareByReferral = (a: ReferredEntry, b: ReferredEntry) =>
  a.referredAt.getTime() - b.referredAt.getTime() || a.position - b.position || compareText(a.id, b.id)
const compareByPurchase = (a: EarnedReward, b: EarnedReward) =>
  compareText(a.boughtOn, b.boughtOn) || compareByReferral(a.entry, b.entry)

/**
 * Returns the reward for the first entry of a person that is not a self-referral. Returns an empty list if the person
 * has not bought or bought before the entry, or if a reward for the person was already paid.
 */
function earnedRewardOf(entriesOfPerson: ReferredEntry[], paidEntries: ReadonlySet<string>): EarnedReward[] {
  if (entriesOfPerson.some(({ id }) => paidEntries.has(id))) return []
  const entry = entriesOfPerson.find(({ referrer, person }) => !isSamePerson(referrer, person))
  const purchases = entriesOfPerson.flatMap(({ boughtOn }) => boughtOn ?? [])
  const boughtOn = purchases.toSorted(compareText)[0]
  if (!entry || !boughtOn || boughtOn < limaDateOf(entry.referredAt)) return []
  return [{ entry, boughtOn }]
}

/**
 * Returns the rewards that are owed and not paid yet. They are numbered in the order of purchases, without the numbers
 * of paid rewards, so a sale that is undone or recorded late never changes a paid reward.
 */
export function rewardsOf(entries: readonly ReferredEntry[], paidRewards: readonly PaidReward[]): Reward[] {
  const sortedEntries = entries.toSorted(compareByReferral)
  const paidNumbers = new Map(paidRewards.map(({ entry, number }) => [entry, number]))
  const paidEntries = new Set(paidNumbers.keys())
  const persons = groupByPerson(sortedEntries, ({ person }) => person)
  const rewardsByEntryId = new Map(
    persons
      .flatMap((person) => earnedRewardOf(person, paidEntries))
      .map((reward) => [reward.entry.id, reward] as const),
  )
  return groupByPerson(sortedEntries, ({ referrer }) => referrer).flatMap((entriesOfReferrer) => {
    const paidNumbersOfReferrer = new Set(entriesOfReferrer.flatMap(({ id }) => paidNumbers.get(id) ?? []))
    let number = 0
    return entriesOfReferrer
      .flatMap(({ id }) => rewardsByEntryId.get(id) ?? [])
      .toSorted(compareByPurchase)
      .map(({ entry }) => {
        do number += 1
        while (paidNumbersOfReferrer.has(number))
        return { entry: entry.id, number, amountCents: rewardCents(number) }
      })
  })
}
