import type { Transaction } from '@sillar/platform/database/pool'
import type { referralEventKinds } from './referral-work.collection'

export type ReferralEvent = {
  kind: (typeof referralEventKinds)[number]
  from: string | null
  to: string | null
  text: string | null
  by: string | null
}

/** A line in the history. The moment is the clock's and not the transaction's, so that the order is kept. */
export const tell = (tx: Transaction, person: string, { kind, from, to, text, by }: ReferralEvent) =>
  tx.query(
    `insert into referral_events (referred_person_id, kind, text, "from", "to", by, created_at)
     values ($1, $2, $3, $4, $5, $6, clock_timestamp())`,
    [person, kind, text, from, to, by],
  )
