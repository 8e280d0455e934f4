/** Queues that other apps write into. A queue that only the worker uses is named in the file of its job. */
export const queues = {
  publish: 'publish',
  liveLots: 'live-lots',
} as const

/** Deliveries need no queue: a row of `deliveries` waits until the worker claims it (apps/worker/src/deliveries). */
export const integrations = [
  'crm',
  'referral-script',
  'complaint-sheet',
  'mail',
  'push',
  'meta-ads',
  'google-ads',
] as const
export type Integration = (typeof integrations)[number]
