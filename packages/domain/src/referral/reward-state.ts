import type { RewardState } from './referral-status'

export type RewardStep = 'approve' | 'pay'

const steps: Record<RewardStep, { from: RewardState; to: RewardState }> = {
  approve: { from: 'due', to: 'approved' },
  pay: { from: 'approved', to: 'paid' },
}

/**
 * Returns the state after a step, or undefined if the step is not allowed: a reward must be approved before it is paid,
 * and is paid only once.
 */
export const rewardAfter = (state: RewardState, step: RewardStep): RewardState | undefined =>
  steps[step].from === state ? steps[step].to : undefined

type StoredReward = { state: RewardState; place: number; amountCents: number }
type Owed = { place: number; amountCents: number } | undefined

/**
 * Returns a reward after the sales were recounted, or undefined if it does not change. An approval is for one amount: a
 * different amount must be approved again. A paid reward never changes.
 */
export function recounted(stored: StoredReward, owed: Owed): StoredReward | undefined {
  if (stored.state === 'paid') return undefined
  if (!owed) return stored.state === 'cancelled' ? undefined : { ...stored, state: 'cancelled' }
  const isSame = stored.amountCents === owed.amountCents
  const state = stored.state === 'approved' && isSame ? 'approved' : 'due'
  return state === stored.state && isSame && stored.place === owed.place ? undefined : { state, ...owed }
}
