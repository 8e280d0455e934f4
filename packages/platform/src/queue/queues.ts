/** The queues that other apps write into. The other names are in the job's own file (`apps/worker`). */
export const queues = {
  publish: 'publish',
  newLeads: 'new-leads',
  attemptNow: 'attempt-now',
  lotsNow: 'lots-now',
} as const

/** Leads first; this is also the order in which the queues are created. */
export const integrations = ['crm', 'referral-script', 'complaint-sheet', 'mail'] as const
export type Integration = (typeof integrations)[number]

/** One queue per integration, so that a slow one does not delay the others. */
export const queueOf = (integration: Integration) => `deliver-${integration}` as const

export const deliveryQueues: readonly string[] = integrations.map(queueOf)

/** `requestId` is nginx's and connects the log lines of one submission. Resent deliveries have none. */
export type DeliverJob = { deliveryId: string; requestId?: string }
