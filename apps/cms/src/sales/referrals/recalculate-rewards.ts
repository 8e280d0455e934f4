import type { RewardState } from '@app/domain/referral/referral-status'
import { type ReferredEntry, type Reward, rewardsOf } from '@app/domain/referral/reward-rule'
import { recountReward } from '@app/domain/referral/reward-state'
import type { Transaction } from '@app/platform/database/pool'
import { recordEvent } from './record-event'

type StoredReward = { id: string; entry: string; number: number; amountCents: number; state: RewardState }

const REWARDS_LOCK_KEY = 7_316_002

/**
 * Recalculates all rewards after a sale was recorded or reverted. One sale can change the other rewards of its
 * referrer, and matching referrers requires all referrals.
 */
export async function recalculateRewards(tx: Transaction): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [REWARDS_LOCK_KEY])
  const storedRewards = await readStoredRewards(tx)
  const paidRewards = storedRewards.filter(({ state }) => state === 'paid')
  const owedRewards = new Map(rewardsOf(await readEntries(tx), paidRewards).map((reward) => [reward.entry, reward]))
  for (const reward of storedRewards) await updateReward(tx, reward, owedRewards.get(reward.entry))
  const storedEntries = new Set(storedRewards.map(({ entry }) => entry))
  for (const reward of owedRewards.values()) if (!storedEntries.has(reward.entry)) await addReward(tx, reward)
}

/**
 * Reads all referred people and their referrers. The phone of an anonymised referrer is replaced by the id of the
 * referral, because the referrer must not match anyone else.
 */
async function readEntries(tx: Transaction): Promise<ReferredEntry[]> {
  const { rows } = await tx.query<ReferredEntry>(
    `select p.id, p.created_at as "referredAt", p.position, case when w.state = 'won' then w.bought_on::text end as "boughtOn",
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

async function readStoredRewards(tx: Transaction): Promise<StoredReward[]> {
  const { rows } = await tx.query<StoredReward>(
    `select id, referred_person_id as entry, place as number, amount_cents as "amountCents", state
     from referral_rewards for update`,
  )
  return rows
}

async function updateReward(tx: Transaction, reward: StoredReward, owedReward: Reward | undefined): Promise<void> {
  const newReward = recountReward(reward, owedReward)
  if (!newReward) return
  const isApproved = newReward.state === 'approved'
  await tx.query(
    `update referral_rewards set state = $2, place = $3, amount_cents = $4, updated_at = now(),
       approved_by = case when $5 then approved_by end, approved_at = case when $5 then approved_at end
     where id = $1`,
    [reward.id, newReward.state, newReward.number, newReward.amountCents, isApproved],
  )
  await recordEvent(tx, reward.entry, {
    kind: 'reward',
    from: reward.state,
    to: newReward.state,
    text: String(newReward.amountCents),
    by: null,
  })
}

async function addReward(tx: Transaction, { entry, number, amountCents }: Reward): Promise<void> {
  await tx.query('insert into referral_rewards (referred_person_id, place, amount_cents) values ($1, $2, $3)', [
    entry,
    number,
    amountCents,
  ])
  await recordEvent(tx, entry, { kind: 'reward', from: null, to: 'due', text: String(amountCents), by: null })
}
