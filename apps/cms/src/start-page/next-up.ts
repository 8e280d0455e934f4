import type { ListedLead } from '../sales/leads/list-leads'
import type { AppointmentUp, StepUp } from '../sales/leads/read-next-up'

export type NextUp =
  | ({ kind: 'step'; isOverdue: boolean } & StepUp)
  | ({ kind: 'lead' } & Pick<ListedLead, 'id' | 'firstName' | 'lastName' | 'phone' | 'receivedAt'>)
  | ({ kind: 'appointment' } & AppointmentUp)
  | { kind: 'nothing' }

type Waiting = {
  /** The lead that has waited longest for its first answer. */
  lead: Pick<ListedLead, 'id' | 'firstName' | 'lastName' | 'phone' | 'receivedAt'> | undefined
  step: StepUp | undefined
  appointment: AppointmentUp | undefined
}

/**
 * Returns what a salesperson should do next: an overdue step, then the lead that waits longest, then the earlier
 * one of the next step and the next appointment.
 */
export function nextUp({ lead, step, appointment }: Waiting, now: Date): NextUp {
  if (step && step.at <= now) return { ...step, kind: 'step', isOverdue: true }
  // A lead has its own `kind`, which must not replace that of the suggestion.
  if (lead) return { ...lead, kind: 'lead' }
  if (step && (!appointment || step.at <= appointment.at)) return { ...step, kind: 'step', isOverdue: false }
  if (appointment) return { ...appointment, kind: 'appointment' }
  return { kind: 'nothing' }
}
