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
 * Adds an event to the history. It uses the clock time, because all events of a transaction have the same transaction
 * time.
 */
export const recordEvent = (tx: Transaction, person: string, { kind, from, to, text, by }: ReferralEvent) =>
  tx.query(
    `insert into referral_events (referred_person_id, kind, text, "from", "to", by, created_at)
     values ($1, $2, $3, $4, $5, $6, clock_timestamp())`,
    [person, kind, text, from, to, by],
  )
