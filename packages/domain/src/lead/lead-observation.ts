import type { LeadInput } from './lead.schema'
import { GENERAL_QUESTION } from './lead-choices'
import { visitObservation } from './visit-observation'

type LeadRequest = Pick<LeadInput, 'project' | 'visit' | 'message'>

/**
 * Formats the observation that sales reads in the CRM: everything that has no field of its own, one line each. The
 * message is the visitor's own text.
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
