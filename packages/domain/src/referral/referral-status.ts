import type { LeadState } from '../lead/lead-state'

export const rewardStates = ['due', 'approved', 'paid', 'cancelled'] as const
export type RewardState = (typeof rewardStates)[number]

export const referralStatuses = [
  'sent',
  'contacted',
  'appointment',
  'bought',
  'reward-due',
  'reward-approved',
  'reward-paid',
  'closed',
] as const
export type ReferralStatus = (typeof referralStatuses)[number]

type ReferralFacts = { state: LeadState | null; hasDeclined: boolean; reward: RewardState | null }

const statusOfState: Record<LeadState, ReferralStatus> = {
  new: 'sent',
  contacted: 'contacted',
  appointment: 'appointment',
  // A reservation is private to the buyer, so the referrer sees the previous step.
  reserved: 'appointment',
  won: 'bought',
  lost: 'closed',
}

/**
 * Returns the status of a referral for the referrer. The reason why a referral is closed is private to the referred
 * person.
 */
export function referralStatus({ state, hasDeclined, reward }: ReferralFacts): ReferralStatus {
  if (reward && reward !== 'cancelled') return `reward-${reward}`
  if (hasDeclined) return 'closed'
  return statusOfState[state ?? 'new']
}
