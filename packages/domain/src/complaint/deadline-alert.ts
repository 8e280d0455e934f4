import type { Deadline } from './days-left'

/** Customer service is alerted when this many days are left. */
export const alertDays = [5, 2, 0] as const
export type AlertDays = (typeof alertDays)[number]

/**
 * Returns the alert that a complaint has reached. After days without a worker only the most urgent one is sent, not one
 * mail per missed alert.
 */
export function alertOf({ state, days }: Deadline): AlertDays | undefined {
  const left = state === 'late' ? 0 : days
  return alertDays.findLast((limit) => left <= limit)
}

const PREFIX = 'complaint-alert-'

/** Returns the mail template of an alert; the database allows each once per complaint. */
export const alertTemplate = (days: AlertDays): string => `${PREFIX}${days}`
export const alertTemplates: readonly string[] = alertDays.map(alertTemplate)
