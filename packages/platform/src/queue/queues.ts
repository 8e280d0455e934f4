/** `deliver` takes what was accepted to its receivers, `publish` builds a release of the site. */
export const queues = { deliver: 'deliver', publish: 'publish', scheduledPublishing: 'scheduled-publishing' } as const

export type DeliverJob = { deliveryId: string }
