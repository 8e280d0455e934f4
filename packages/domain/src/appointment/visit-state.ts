/** A cancelled appointment takes no seat and stays cancelled. */
export const visitStates = ['booked', 'came', 'missed', 'cancelled'] as const
export type VisitState = (typeof visitStates)[number]

export const visitEventKinds = ['booked', 'moved', 'cancelled', 'came', 'missed', 'reopened'] as const
export type VisitEventKind = (typeof visitEventKinds)[number]

/**
 * Returns the history event for a change by staff, or undefined if the change is not allowed. An appointment can only
 * be marked as attended or missed once it has started; a wrong mark can be undone.
 */
export function staffChange(from: VisitState, to: VisitState, startsAt: Date, now: Date): VisitEventKind | undefined {
  if (from === to || from === 'cancelled') return undefined
  if (to === 'booked') return 'reopened'
  if (to === 'cancelled') return from === 'booked' ? 'cancelled' : undefined
  return startsAt.getTime() <= now.getTime() ? to : undefined
}

/** Mail templates of appointments. The database finds the appointment of a mail by the prefix of its template. */
export const visitMails = {
  booked: 'visit-booked',
  moved: 'visit-moved',
  cancelled: 'visit-cancelled',
  reminder: 'visit-reminder',
} as const
export type VisitMail = (typeof visitMails)[keyof typeof visitMails]
