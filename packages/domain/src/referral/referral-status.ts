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
  // The progress of a purchase is private to the buyer.
  reserved: 'visit',
  won: 'bought',
  lost: 'closed',
}

/**
 * Returns the status of a referral for the referrer. It does not say why one is closed: that the person declined,
 * bought elsewhere or was referred by someone else is private.
 */
export function referralStatus({ state, hasDeclined, reward }: Work): ReferralStatus {
  if (reward && reward !== 'cancelled') return `reward-${reward}`
  if (hasDeclined) return 'closed'
  return shown[state ?? 'new']
}
