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
 * Steps may be skipped forwards, since a first call can end in a visit or in a reservation. A reservation alone can be
 * won. Back one step is for what fell through, and a lost one can be taken up again.
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

export type Refusal = 'not-a-next-state' | 'reason-missing'

/** Why a change is refused; nothing when it may be made. */
export function refuseChange(from: LeadState, { to, lostReason }: StateChange): Refusal | undefined {
  if (!following[from].includes(to)) return 'not-a-next-state'
  return to === 'lost' && !lostReason ? 'reason-missing' : undefined
}

/** Nobody waits for us any more. */
export const isClosed = (state: LeadState) => state === 'won' || state === 'lost'

export const isLeadState = (value: unknown): value is LeadState => leadStates.includes(value as LeadState)
export const isLostReason = (value: unknown): value is LostReason => lostReasons.includes(value as LostReason)
