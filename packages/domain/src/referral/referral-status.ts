import type { LeadState } from '../lead/lead-state'

export const rewardStates = ['due', 'approved', 'paid', 'cancelled'] as const
export type RewardState = (typeof rewardStates)[number]

export const referralStatuses = [
  'sent',
  'contacted',
  'visit',
  'bought',
  'reward-due',
  'reward-approved',
  'reward-paid',
  'closed',
] as const
export type ReferralStatus = (typeof referralStatuses)[number]

type Work = { state: LeadState | null; hasDeclined: boolean; reward: RewardState | null }

const shown: Record<LeadState, ReferralStatus> = {
  new: 'sent',
  contacted: 'contacted',
  visit: 'visit',
  // How far somebody's purchase has come is theirs to tell.
  reserved: 'visit',
  won: 'bought',
  lost: 'closed',
}

/**
 * How a referral stands, for whoever made it. Why one is closed is not said: that the person declined, what they bought
 * elsewhere or who else referred them are the other person's matters.
 */
export function referralStatus({ state, hasDeclined, reward }: Work): ReferralStatus {
  if (reward && reward !== 'cancelled') return `reward-${reward}`
  if (hasDeclined) return 'closed'
  return shown[state ?? 'new']
}
