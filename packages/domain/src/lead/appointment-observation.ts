import type { LeadInput } from './lead.schema'

const timeTexts = { morning: 'por la mañana', afternoon: 'por la tarde' } as const
const placeTexts = { office: 'en la oficina', site: 'en el proyecto' } as const

/** Formats the requested appointment for the CRM, always in Spanish because sales reads it. */
export function appointmentObservation(appointment: LeadInput['appointment']): string {
  if (!appointment) return ''
  const [year, month, day] = appointment.date.split('-')
  const { timeOfDay, meetingPlace } = appointment
  const details = [timeOfDay && timeTexts[timeOfDay], meetingPlace && placeTexts[meetingPlace]]
  return `Solicita visita: ${[`${day}/${month}/${year}`, ...details].filter(Boolean).join(', ')}.`
}
