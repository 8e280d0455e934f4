import type { LeadInput } from './lead.schema'
import { GENERAL_QUESTION } from './lead-choices'
import { visitObservation } from './visit-observation'

type Asked = Pick<LeadInput, 'project' | 'visit' | 'message'>

/**
 * What sales reads in the CRM's free-text field: all that a person asked for beyond its other fields, one line each.
 * A message stays in the visitor's own words.
 */
export function leadObservation({ project, visit, message }: Asked, quote = ''): string {
  const lines = [
    project === GENERAL_QUESTION && 'Consulta general.',
    visitObservation(visit),
    quote,
    message && `Mensaje: ${message}`,
  ]
  return lines.filter(Boolean).join('\n')
}
