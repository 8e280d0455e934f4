import type { LeadInput } from './lead.schema'

const times = { morning: 'por la mañana', afternoon: 'por la tarde' } as const
const places = { office: 'en la oficina', site: 'en el proyecto' } as const

/** Formats the observation that sales reads in the CRM, in Spanish whatever language the visitor used. */
export function visitObservation(visit: LeadInput['visit']): string {
  if (!visit) return ''
  const [year, month, day] = visit.date.split('-')
  return `Solicita visita: ${day}/${month}/${year}, ${times[visit.timeOfDay]}, ${places[visit.meetingPlace]}.`
}
