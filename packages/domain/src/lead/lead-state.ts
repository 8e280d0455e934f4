export const leadStates = ['new', 'contacted', 'appointment', 'reserved', 'won', 'lost'] as const
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
 * A lead can skip steps, because one call can lead to a reservation, but only a reserved lead can be won. A lead can
 * also return to an earlier state, for example if a sale falls through.
 */
const nextStatesByState: Record<LeadState, readonly LeadState[]> = {
  new: ['contacted', 'appointment', 'reserved', 'lost'],
  contacted: ['appointment', 'reserved', 'lost'],
  appointment: ['contacted', 'reserved', 'lost'],
  reserved: ['appointment', 'won', 'lost'],
  won: ['reserved'],
  lost: ['contacted'],
}

export const nextStates = (state: LeadState): readonly LeadState[] => nextStatesByState[state]

export type StateChange = { to: LeadState; lostReason?: LostReason | undefined }

export type ChangeProblem = 'not-a-next-state' | 'reason-missing'

/** Returns why a change is not allowed, or undefined if it is allowed. */
export function changeProblem(from: LeadState, { to, lostReason }: StateChange): ChangeProblem | undefined {
  if (!nextStatesByState[from].includes(to)) return 'not-a-next-state'
  return to === 'lost' && !lostReason ? 'reason-missing' : undefined
}

/** Returns whether sales has finished its work on a lead. */
export const isClosed = (state: LeadState) => state === 'won' || state === 'lost'

export const isLeadState = (value: unknown): value is LeadState => leadStates.includes(value as LeadState)
export const isLostReason = (value: unknown): value is LostReason => lostReasons.includes(value as LostReason)
