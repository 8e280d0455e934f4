import type { RewardState } from './referral-status'

export type RewardStep = 'approve' | 'pay'

const steps: Record<RewardStep, { from: RewardState; to: RewardState }> = {
  approve: { from: 'due', to: 'approved' },
  pay: { from: 'approved', to: 'paid' },
}

/**
 * Returns the state after a step, or undefined if the step is not allowed. A reward must be approved before it is paid.
 */
export const rewardAfter = (state: RewardState, step: RewardStep): RewardState | undefined =>
  steps[step].from === state ? steps[step].to : undefined

type StoredReward = { state: RewardState; number: number; amountCents: number }
type OwedReward = { number: number; amountCents: number } | undefined

/**
 * Returns a reward after a recount of the sales, or undefined if it does not change. A different amount must be approved
 * again, and a paid reward never changes.
 */
export function recountReward(storedReward: StoredReward, owedReward: OwedReward): StoredReward | undefined {
  if (storedReward.state === 'paid') return undefined
  if (!owedReward) return storedReward.state === 'cancelled' ? undefined : { ...storedReward, state: 'cancelled' }
  const isSameAmount = storedReward.amountCents === owedReward.amountCents
  const state = storedReward.state === 'approved' && isSameAmount ? 'approved' : 'due'
  return state === storedReward.state && isSameAmount && storedReward.number === owedReward.number
    ? undefined
    : { state, ...owedReward }
}
