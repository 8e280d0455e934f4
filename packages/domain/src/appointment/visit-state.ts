/** A cancelled visit holds no place any more, and stays cancelled. */
export const visitStates = ['booked', 'came', 'missed', 'cancelled'] as const
export type VisitState = (typeof visitStates)[number]

export const visitEventKinds = ['booked', 'moved', 'cancelled', 'came', 'missed', 'reopened'] as const
export type VisitEventKind = (typeof visitEventKinds)[number]

/**
 * What staff make of a visit, as its line in the history says it; nothing where it cannot be. Nobody has come before the
 * time, and a mark that was wrong can be taken back.
 */
export function staffChange(from: VisitState, to: VisitState, startsAt: Date, now: Date): VisitEventKind | undefined {
  if (from === to || from === 'cancelled') return undefined
  if (to === 'booked') return 'reopened'
  if (to === 'cancelled') return from === 'booked' ? 'cancelled' : undefined
  return startsAt.getTime() <= now.getTime() ? to : undefined
}

/** Mails about a visit. Their names begin alike: the database knows by it whose they are. */
export const visitMails = {
  booked: 'visit-booked',
  moved: 'visit-moved',
  cancelled: 'visit-cancelled',
  reminder: 'visit-reminder',
} as const
export type VisitMail = (typeof visitMails)[keyof typeof visitMails]
