export const leadStates = ['new', 'contacted', 'visit', 'reserved', 'won', 'lost'] as const
export type LeadState = (typeof leadStates)[number]

export const lostReasons = [
  'no-answer',
  'price',
  'location',
  'bought-elsewhere',
  'not-now',
  'duplicate',
  'not-a-person',
] as const
export type LostReason = (typeof lostReasons)[number]

/**
 * Steps may be skipped forwards, since a first call can lead to an appointment or a reservation. Only a reservation can
 * be won. One step back is for plans that fell through, and a lost lead can be reopened.
 */
const following: Record<LeadState, readonly LeadState[]> = {
  new: ['contacted', 'visit', 'reserved', 'lost'],
  contacted: ['visit', 'reserved', 'lost'],
  visit: ['contacted', 'reserved', 'lost'],
  reserved: ['visit', 'won', 'lost'],
  won: ['reserved'],
  lost: ['contacted'],
}

export const nextStates = (state: LeadState): readonly LeadState[] => following[state]

export type StateChange = { to: LeadState; lostReason?: LostReason | undefined }

export type ChangeProblem = 'not-a-next-state' | 'reason-missing'

/** Returns why a change is not allowed, or undefined if it is. */
export function changeProblem(from: LeadState, { to, lostReason }: StateChange): ChangeProblem | undefined {
  if (!following[from].includes(to)) return 'not-a-next-state'
  return to === 'lost' && !lostReason ? 'reason-missing' : undefined
}

/** Returns whether the person no longer waits for us. */
export const isClosed = (state: LeadState) => state === 'won' || state === 'lost'

export const isLeadState = (value: unknown): value is LeadState => leadStates.includes(value as LeadState)
export const isLostReason = (value: unknown): value is LostReason => lostReasons.includes(value as LostReason)
