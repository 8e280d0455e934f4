import { appointmentObservation } from './appointment-observation'
import type { LeadInput } from './lead.schema'
import { GENERAL_QUESTION } from './lead-choices'

type LeadRequest = Pick<LeadInput, 'project' | 'appointment' | 'message'>

/**
 * Formats the observation that sales reads in the CRM, with one line for each part of a lead that has no CRM field.
 */
export function leadObservation({ project, appointment, message }: LeadRequest, quote = ''): string {
  const lines = [
    project === GENERAL_QUESTION && 'Consulta general.',
    appointmentObservation(appointment),
    quote,
    message && `Mensaje: ${message}`,
  ]
  return lines.filter(Boolean).join('\n')
}
