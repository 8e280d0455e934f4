import type { Deadline } from './days-left'

/** Customer service is told when so many days are left. */
export const alertDays = [5, 2, 0] as const
export type AlertDays = (typeof alertDays)[number]

/**
 * The one alert that a complaint has reached. After days without a worker only the most urgent is sent: two mails about
 * one complaint in one minute would say less than one.
 */
export function alertOf({ state, days }: Deadline): AlertDays | undefined {
  const left = state === 'late' ? 0 : days
  return alertDays.findLast((limit) => left <= limit)
}

const PREFIX = 'complaint-alert-'

/** As the delivery of the mail is called; the database takes one of each for a complaint. */
export const alertTemplate = (days: AlertDays): string => `${PREFIX}${days}`
export const alertTemplates: readonly string[] = alertDays.map(alertTemplate)
