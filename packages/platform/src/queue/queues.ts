/** Queues that other apps write into. A queue that only the worker uses is named in the file of its job. */
export const queues = {
  publish: 'publish',
  newLeads: 'new-leads',
  attemptNow: 'attempt-now',
  lotsNow: 'lots-now',
} as const

/** The worker creates the queues in this order, so leads come first. */
export const integrations = ['crm', 'referral-script', 'complaint-sheet', 'mail'] as const
export type Integration = (typeof integrations)[number]

/** Returns the name of an integration's queue. Queues are separate, so a slow integration does not delay another. */
export const queueOf = (integration: Integration) => `deliver-${integration}` as const

export const deliveryQueues: readonly string[] = integrations.map(queueOf)

/** `requestId` is the id from nginx and connects the log lines of a submission. Resent deliveries have none. */
export type DeliverJob = { deliveryId: string; requestId?: string }
