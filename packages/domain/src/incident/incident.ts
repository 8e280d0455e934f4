import type { Locale } from '../language/locale'

/**
 * The number of hours within which the authority must be notified of an incident with personal data (DS 016-2024-JUS,
 * according to law firms). A lawyer must confirm it.
 */
export const NOTIFY_WITHIN_HOURS = 48

/** The templates of the mails that remind staff of an incident, and of the letters about it. */
export const INCIDENT_REMINDER = 'incident-reminder'
export const INCIDENT_LETTER = 'incident-letter'

/** The kinds of entries in the history of an incident. Entries are never changed or removed. */
export const incidentEventKinds = [
  'note',
  'measure',
  'affected',
  'authority-letter',
  'authority-notified',
  'people-letter',
  'closed',
] as const
export type IncidentEventKind = (typeof incidentEventKinds)[number]

/** The events that notify the authority, which stops the clock. */
export const notifyingEvents: readonly IncidentEventKind[] = ['authority-letter', 'authority-notified']

/** The tables in which affected people can be found. */
export const incidentTables = [
  'leads',
  'referrals',
  'referred_persons',
  'complaints',
  'privacy_requests',
  'waiting_entries',
] as const
export type IncidentTable = (typeof incidentTables)[number]

const HOUR = 3_600_000

export const notifyBefore = (foundAt: Date): Date => new Date(foundAt.getTime() + NOTIFY_WITHIN_HOURS * HOUR)

/** The hours before the deadline at which staff are reminded. The last reminder is sent at the deadline. */
const reminderHours = [36, 24, 12, 4, 1, 0] as const

/** Returns the last reminder that is due, such as `12h`, or undefined if none is due yet. */
export function dueReminder(dueAt: Date, now: Date): string | undefined {
  const hoursLeft = (dueAt.getTime() - now.getTime()) / HOUR
  const hours = reminderHours.findLast((step) => hoursLeft <= step)
  return hours === undefined ? undefined : `${hours}h`
}

export type IncidentClock = { state: 'late' | 'near' | 'calm'; text: string }

const nouns = { es: ['hora', 'horas'], en: ['hour', 'hours'] } as const

/** Formats the time left to notify the authority. */
export function incidentClock(dueAt: Date, now: Date, locale: Locale): IncidentClock {
  const left = dueAt.getTime() - now.getTime()
  const hours = Math.floor(Math.abs(left) / HOUR)
  const count = `${hours} ${nouns[locale][hours === 1 ? 0 : 1]}`
  if (left <= 0) {
    const since = {
      es: hours === 0 ? 'Acaba de vencer' : `Venció hace ${count}`,
      en: hours === 0 ? 'Just overdue' : `Overdue by ${count}`,
    }
    return { state: 'late', text: since[locale] }
  }
  const state = left <= 12 * HOUR ? 'near' : 'calm'
  if (hours === 0) return { state, text: { es: 'Queda menos de una hora', en: 'Less than an hour left' }[locale] }
  return { state, text: { es: `${hours === 1 ? 'Queda' : 'Quedan'} ${count}`, en: `${count} left` }[locale] }
}

/** The subject of a reminder or a letter, as stored in its delivery. */
export type IncidentReminder = { incident: string; account: string; step: string }
export type IncidentLetterMail = { event: string; affected?: string }
