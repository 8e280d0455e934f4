/** `deliver` takes what was accepted to its receivers, `publish` builds a release of the site; the rest go by the clock. */
export const queues = {
  deliver: 'deliver',
  publish: 'publish',
  scheduledPublishing: 'scheduled-publishing',
  lostDeliveries: 'lost-deliveries',
  sweepFiles: 'sweep-files',
  watchReceivers: 'watch-receivers',
  alertWebhook: 'alert-webhook',
} as const

/** `requestId` is nginx's and joins the log lines of one submission. What staff send again has none. */
export type DeliverJob = { deliveryId: string; requestId?: string }
