import type { Transaction } from '@app/platform/database/pool'
import type { referralEventKinds } from './referral-work.collection'

export type ReferralEvent = {
  kind: (typeof referralEventKinds)[number]
  from: string | null
  to: string | null
  text: string | null
  by: string | null
}

/**
 * Adds an event to the history. The transaction time would be equal for all events of a transaction and lose their
 * order.
 */
export const recordEvent = (tx: Transaction, person: string, { kind, from, to, text, by }: ReferralEvent) =>
  tx.query(
    `insert into referral_events (referred_person_id, kind, text, "from", "to", by, created_at)
     values ($1, $2, $3, $4, $5, $6, clock_timestamp())`,
    [person, kind, text, from, to, by],
  )
