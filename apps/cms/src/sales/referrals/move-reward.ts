import type { RewardState } from '@app/domain/referral/referral-status'
import { rewardAfter } from '@app/domain/referral/reward-state'
import { inTransaction, type Pool } from '@app/platform/database/pool'
import type { RewardMove } from './referral-change.schema'
import { recordEvent } from './tell'

type MoveResult = 'done' | 'unknown' | 'not-a-next-state' | 'another-amount'

type StoredReward = { person: string; state: RewardState; amountCents: number }

/** Approves or pays a reward. An approval states the amount that was shown, which may have changed since. */
export async function moveReward(pool: Pool, reward: string, move: RewardMove, by: string): Promise<MoveResult> {
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<StoredReward>(
      `select referred_person_id as person, state, amount_cents as "amountCents"
       from referral_rewards where id = $1 for update`,
      [reward],
    )
    const stored = rows[0]
    if (!stored) return 'unknown'
    const next = rewardAfter(stored.state, move.step)
    if (!next) return 'not-a-next-state'
    if (move.step === 'approve' && move.amountCents !== stored.amountCents) return 'another-amount'
    if (move.step === 'approve')
      await tx.query(
        `update referral_rewards set state = $2, approved_by = $3, approved_at = now(), updated_at = now() where id = $1`,
        [reward, next, by],
      )
    else
      await tx.query(
        `update referral_rewards set state = $2, paid_by = $3, paid_at = now(), paid_on = $4, proof = $5,
           updated_at = now() where id = $1`,
        [reward, next, by, move.paidOn, move.proof],
      )
    const text = move.step === 'pay' ? move.proof : String(stored.amountCents)
    await recordEvent(tx, stored.person, { kind: 'reward', from: stored.state, to: next, text, by })
    return 'done'
  })
}
