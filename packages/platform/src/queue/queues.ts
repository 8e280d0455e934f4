/** `deliver-…` take what was accepted to its receiver, `publish` builds a release of the site; the rest go by the clock. */
export const queues = {
  publish: 'publish',
  scheduledPublishing: 'scheduled-publishing',
  lostDeliveries: 'lost-deliveries',
  newLeads: 'new-leads',
  attemptNow: 'attempt-now',
  sweepFiles: 'sweep-files',
  complaintAlerts: 'complaint-alerts',
  retention: 'retention',
  watchReceivers: 'watch-receivers',
  alertWebhook: 'alert-webhook',
  lotsNow: 'lots-now',
  visitReminders: 'visit-reminders',
  scanProofs: 'scan-proofs',
  countSiteVisits: 'count-site-visits',
} as const

/** Leads first: also the order in which they are set up. */
export const receivers = ['crm', 'referral-script', 'complaint-sheet', 'mail'] as const
export type Receiver = (typeof receivers)[number]

/** A queue per receiver: one that is slow or has much to do holds up nobody else. */
export const queueOf = (receiver: Receiver) => `deliver-${receiver}` as const

export const deliveryQueues: readonly string[] = receivers.map(queueOf)

/** `requestId` is nginx's and joins the log lines of one submission. What staff send again has none. */
export type DeliverJob = { deliveryId: string; requestId?: string }
