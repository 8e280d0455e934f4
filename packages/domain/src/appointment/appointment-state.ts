/** A cancelled appointment takes no seat and stays cancelled. */
export const appointmentStates = ['booked', 'came', 'missed', 'cancelled'] as const
export type AppointmentState = (typeof appointmentStates)[number]

export const appointmentEventKinds = ['booked', 'moved', 'cancelled', 'came', 'missed', 'reopened'] as const
export type AppointmentEventKind = (typeof appointmentEventKinds)[number]

/**
 * Returns the history event for a change by staff, or undefined if the change is not allowed. An appointment can only
 * be marked as attended or missed once it has started; a wrong mark can be undone.
 */
export function staffChange(
  from: AppointmentState,
  to: AppointmentState,
  startsAt: Date,
  now: Date,
): AppointmentEventKind | undefined {
  if (from === to || from === 'cancelled') return undefined
  if (to === 'booked') return 'reopened'
  if (to === 'cancelled') return from === 'booked' ? 'cancelled' : undefined
  return startsAt.getTime() <= now.getTime() ? to : undefined
}

/** Mail templates of appointments. The database finds the appointment of a mail by the prefix of its template. */
export const appointmentMails = {
  booked: 'appointment-booked',
  moved: 'appointment-moved',
  cancelled: 'appointment-cancelled',
  reminder: 'appointment-reminder',
} as const
export type AppointmentMail = (typeof appointmentMails)[keyof typeof appointmentMails]
