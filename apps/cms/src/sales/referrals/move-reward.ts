import type { RewardState } from '@app/domain/referral/referral-status'
import { rewardAfter } from '@app/domain/referral/reward-state'
import { inTransaction, type Pool } from '@app/platform/database/pool'
import { recordEvent } from './record-event'
import type { RewardMove } from './referral-change.schema'

type MoveResult = 'done' | 'unknown' | 'not-a-next-state' | 'another-amount'

type StoredReward = { person: string; state: RewardState; amountCents: number }

/** Approves or pays a reward. An approval is rejected if the amount has changed since staff saw it. */
export async function moveReward(pool: Pool, reward: string, move: RewardMove, by: string): Promise<MoveResult> {
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<StoredReward>(
      `select referred_person_id as person, state, amount_cents as "amountCents"
       from referral_rewards where id = $1 for update`,
      [reward],
    )
    const storedReward = rows[0]
    if (!storedReward) return 'unknown'
    const nextState = rewardAfter(storedReward.state, move.step)
    if (!nextState) return 'not-a-next-state'
    if (move.step === 'approve' && move.amountCents !== storedReward.amountCents) return 'another-amount'
    if (move.step === 'approve')
      await tx.query(
        `update referral_rewards set state = $2, approved_by = $3, approved_at = now(), updated_at = now() where id = $1`,
        [reward, nextState, by],
      )
    else
      await tx.query(
        `update referral_rewards set state = $2, paid_by = $3, paid_at = now(), paid_on = $4, proof = $5,
           updated_at = now() where id = $1`,
        [reward, nextState, by, move.paidOn, move.proof],
      )
    const text = move.step === 'pay' ? move.proof : String(storedReward.amountCents)
    await recordEvent(tx, storedReward.person, { kind: 'reward', from: storedReward.state, to: nextState, text, by })
    return 'done'
  })
}
