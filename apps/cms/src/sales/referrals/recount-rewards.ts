import type { RewardState } from '@app/domain/referral/referral-status'
import { type ReferredEntry, type Reward, rewardsOf } from '@app/domain/referral/reward-rule'
import { recounted } from '@app/domain/referral/reward-state'
import type { Transaction } from '@app/platform/database/pool'
import { recordEvent } from './tell'

type StoredReward = { id: string; entry: string; place: number; amountCents: number; state: RewardState }

const LOCK = 7_316_002

/**
 * Recalculates all rewards after a sale was recorded or cancelled, in the same transaction. All of them, because one
 * sale moves the others of its referrer, and matching referrers needs all referrals. Sales by referral are rare and
 * referrals few.
 */
export async function recountRewards(tx: Transaction): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [LOCK])
  const stored = await readStored(tx)
  const paid = stored.filter(({ state }) => state === 'paid')
  const owed = new Map(rewardsOf(await readEntries(tx), paid).map((reward) => [reward.entry, reward]))
  for (const reward of stored) await updateReward(tx, reward, owed.get(reward.entry))
  const known = new Set(stored.map(({ entry }) => entry))
  for (const reward of owed.values()) if (!known.has(reward.entry)) await add(tx, reward)
}

/**
 * An anonymised referrer counts as one person within a referral and matches no other, so the id replaces the phone.
 */
async function readEntries(tx: Transaction): Promise<ReferredEntry[]> {
  const { rows } = await tx.query<ReferredEntry>(
    `select p.id, r.created_at as "referredAt", p.position, case when w.state = 'won' then w.bought_on::text end as "boughtOn",
       json_build_object('firstName', r.first_name, 'lastName', r.last_name, 'documentTypeId', r.document_type_id,
         'document', r.document, 'phone', case when r.idempotency_key = 'erased:' || r.id then r.id::text else r.phone end)
         as referrer,
       json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'documentTypeId', p.document_type_id,
         'document', p.document, 'phone', p.phone) as person
     from referred_persons p join referrals r on r.id = p.referral_id
     left join referral_work w on w.referred_person_id = p.id`,
  )
  return rows
}

async function readStored(tx: Transaction): Promise<StoredReward[]> {
  const { rows } = await tx.query<StoredReward>(
    `select id, referred_person_id as entry, place, amount_cents as "amountCents", state
     from referral_rewards for update`,
  )
  return rows
}

async function updateReward(tx: Transaction, reward: StoredReward, owed: Reward | undefined): Promise<void> {
  const next = recounted(reward, owed)
  if (!next) return
  const isApproved = next.state === 'approved'
  await tx.query(
    `update referral_rewards set state = $2, place = $3, amount_cents = $4, updated_at = now(),
       approved_by = case when $5 then approved_by end, approved_at = case when $5 then approved_at end
     where id = $1`,
    [reward.id, next.state, next.place, next.amountCents, isApproved],
  )
  await recordEvent(tx, reward.entry, {
    kind: 'reward',
    from: reward.state,
    to: next.state,
    text: String(next.amountCents),
    by: null,
  })
}

async function add(tx: Transaction, { entry, place, amountCents }: Reward): Promise<void> {
  await tx.query('insert into referral_rewards (referred_person_id, place, amount_cents) values ($1, $2, $3)', [
    entry,
    place,
    amountCents,
  ])
  await recordEvent(tx, entry, { kind: 'reward', from: null, to: 'due', text: String(amountCents), by: null })
}
