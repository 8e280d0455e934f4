import { type DeliverJob, queues } from '@sillar/platform/queue/queues'
import { runDelivery } from './deliver-job'
import type { DeliverContext } from './delivery'

/**
 * Receivers are slow and independent of each other: four at a time keep one that hangs from holding up the rest. Each of
 * the four asks once a second; with a backlog, such as after an outage, that would be four deliveries a second, so then
 * they go on without a pause.
 */
export async function workOnDeliveries(context: DeliverContext): Promise<void> {
  const options = {
    localConcurrency: 4,
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 1,
    burstWhenReadyExceeds: 4,
  }
  await context.boss.work<DeliverJob>(queues.deliver, options, async (jobs) => {
    for (const { data } of jobs) {
      const logger = context.logger.child({ requestId: data.requestId })
      await runDelivery({ ...context, logger }, data.deliveryId)
    }
  })
}
