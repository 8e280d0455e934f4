import type { RewardState } from './referral-status'

export type RewardStep = 'approve' | 'pay'

const steps: Record<RewardStep, { from: RewardState; to: RewardState }> = {
  approve: { from: 'due', to: 'approved' },
  pay: { from: 'approved', to: 'paid' },
}

/** The state after a step, or nothing where it does not follow: nothing is paid that nobody approved, or paid twice. */
export const rewardAfter = (state: RewardState, step: RewardStep): RewardState | undefined =>
  steps[step].from === state ? steps[step].to : undefined

type Kept = { state: RewardState; place: number; amountCents: number }
type Owed = { place: number; amountCents: number } | undefined

/**
 * A reward after the sales were counted anew; nothing when it stays as it is. An approval is of an amount: another amount
 * has to be approved anew. What was paid is never touched.
 */
export function recounted(kept: Kept, owed: Owed): Kept | undefined {
  if (kept.state === 'paid') return undefined
  if (!owed) return kept.state === 'cancelled' ? undefined : { ...kept, state: 'cancelled' }
  const isSame = kept.amountCents === owed.amountCents
  const state = kept.state === 'approved' && isSame ? 'approved' : 'due'
  return state === kept.state && isSame && kept.place === owed.place ? undefined : { state, ...owed }
}
