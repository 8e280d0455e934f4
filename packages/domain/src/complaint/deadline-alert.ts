import type { Deadline } from './days-left'

/** Customer service is alerted when 5 days, 2 days and 0 days are left. */
export const alertDays = [5, 2, 0] as const
export type AlertDays = (typeof alertDays)[number]

/**
 * Returns the most urgent alert that a complaint has reached. If the worker was down for days, customer service gets one
 * mail instead of one per missed alert.
 */
export function alertOf({ state, days }: Deadline): AlertDays | undefined {
  const daysLeft = state === 'late' ? 0 : days
  return alertDays.findLast((limit) => daysLeft <= limit)
}

const TEMPLATE_PREFIX = 'complaint-alert-'

/** Returns the mail template of an alert. The database allows each template once per complaint. */
export const alertTemplate = (days: AlertDays): string => `${TEMPLATE_PREFIX}${days}`
export const alertTemplates: readonly string[] = alertDays.map(alertTemplate)
