import { type LimaDate, limaDateOf } from '../calendar/lima-date'
import { groupByPerson } from './group-by-person'
import { type Identity, isSamePerson } from './same-person'

// The terms of the programme: S/ 200 for the first referred person who buys and S/ 500 for each further one. The first
// entry of a person counts, self-referrals do not, and neither do existing clients.

export const FIRST_REWARD_CENTS = 20_000
export const NEXT_REWARD_CENTS = 50_000

export const rewardCents = (place: number): number => (place === 1 ? FIRST_REWARD_CENTS : NEXT_REWARD_CENTS)

/** One referred person of one form. */
export type ReferredEntry = {
  id: string
  referrer: Identity
  person: Identity
  referredAt: Date
  /** Position in the form. */
  position: number
  /** Null if they have not bought, or the sale was undone. */
  boughtOn: LimaDate | null
}

/** `place` numbers the purchases of a referrer's people from 1. */
export type Reward = { entry: string; place: number; amountCents: number }

/** A paid reward stays paid, whatever happens to the sale. */
export type PaidReward = { entry: string; place: number }

type Earned = { entry: ReferredEntry; boughtOn: LimaDate }

const inOrder = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
const byReferral = (one: ReferredEntry, other: ReferredEntry) =>
  one.referredAt.getTime() - other.referredAt.getTime() || one.position - other.position || inOrder(one.id, other.id)
const byPurchase = (one: Earned, other: Earned) =>
  inOrder(one.boughtOn, other.boughtOn) || byReferral(one.entry, other.entry)

/** Returns the entry of a person that counts, if they bought after it and their reward was not paid yet. */
function earnedBy(entriesOfPerson: ReferredEntry[], paid: ReadonlySet<string>): Earned[] {
  if (entriesOfPerson.some(({ id }) => paid.has(id))) return []
  const entry = entriesOfPerson.find(({ referrer, person }) => !isSamePerson(referrer, person))
  const purchases = entriesOfPerson.flatMap(({ boughtOn }) => boughtOn ?? [])
  const boughtOn = purchases.toSorted(inOrder)[0]
  if (!entry || !boughtOn || boughtOn < limaDateOf(entry.referredAt)) return []
  return [{ entry, boughtOn }]
}

/**
 * Returns the rewards that are owed and not paid yet. Places follow the order of purchases, skipping paid ones. So a
 * sale recorded late or undone moves the others only until they are paid.
 */
export function rewardsOf(entries: readonly ReferredEntry[], paid: readonly PaidReward[]): Reward[] {
  const inTime = entries.toSorted(byReferral)
  const paidPlaces = new Map(paid.map(({ entry, place }) => [entry, place]))
  const paidEntries = new Set(paidPlaces.keys())
  const persons = groupByPerson(inTime, ({ person }) => person)
  const earned = new Map(
    persons.flatMap((person) => earnedBy(person, paidEntries)).map((one) => [one.entry.id, one] as const),
  )
  return groupByPerson(inTime, ({ referrer }) => referrer).flatMap((ofReferrer) => {
    const taken = new Set(ofReferrer.flatMap(({ id }) => paidPlaces.get(id) ?? []))
    let place = 0
    return ofReferrer
      .flatMap(({ id }) => earned.get(id) ?? [])
      .toSorted(byPurchase)
      .map(({ entry }) => {
        do place += 1
        while (taken.has(place))
        return { entry: entry.id, place, amountCents: rewardCents(place) }
      })
  })
}
