import type { LeadInput } from './lead.schema'
import { GENERAL_QUESTION } from './lead-choices'
import { visitObservation } from './visit-observation'

type LeadRequest = Pick<LeadInput, 'project' | 'visit' | 'message'>

/**
 * Formats the observation that sales reads in the CRM, with one line for each part of a lead that has no CRM field.
 */
export function leadObservation({ project, visit, message }: LeadRequest, quote = ''): string {
  const lines = [
    project === GENERAL_QUESTION && 'Consulta general.',
    visitObservation(visit),
    quote,
    message && `Mensaje: ${message}`,
  ]
  return lines.filter(Boolean).join('\n')
}
