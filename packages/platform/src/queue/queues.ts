/** `deliver` takes what was accepted to its receivers, `publish` builds a release of the site; the rest go by the clock. */
export const queues = {
  deliver: 'deliver',
  publish: 'publish',
  scheduledPublishing: 'scheduled-publishing',
  lostDeliveries: 'lost-deliveries',
  sweepFiles: 'sweep-files',
} as const

export type DeliverJob = { deliveryId: string }
