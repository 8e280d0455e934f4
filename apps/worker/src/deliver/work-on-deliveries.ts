import { type DeliverJob, queueOf, queues, type Receiver, receivers } from '@sillar/platform/queue/queues'
import { runDelivery } from './deliver-job'
import type { DeliverContext } from './delivery'
import { keepAsking } from './receiver-return'

/**
 * Each receiver has a queue and loops of its own, so that one with much to do or that hangs holds up no other. A lead
 * is worth most while the visitor still thinks of it: the CRM has most loops. Sheets for the mails are made one at a
 * time, so more than two would only wait for each other.
 */
const atOnce: Record<Receiver, number> = { crm: 4, 'referral-script': 2, 'complaint-sheet': 2, mail: 2 }

/**
 * A new job wakes the loops; a job that is tried again wakes nobody and is found by asking. With a backlog, such as
 * after an outage, that would be one delivery per loop and second, so then they go on without a pause.
 */
export async function workOnDeliveries(context: DeliverContext): Promise<void> {
  for (const receiver of receivers) await work(context, queueOf(receiver), atOnce[receiver])
  // What was queued before an update to queues per receiver, or by an intake that is not updated yet.
  await work(context, queues.deliver, 2)
  keepAsking(context)
}

async function work(context: DeliverContext, queue: string, localConcurrency: number): Promise<void> {
  const seconds = localConcurrency > 2 ? 1 : 2
  const options = {
    localConcurrency,
    pollingIntervalSeconds: seconds,
    notifyPollingIntervalSeconds: seconds,
    burstWhenReadyExceeds: localConcurrency,
  }
  await context.boss.work<DeliverJob>(queue, options, async (jobs) => {
    for (const { data } of jobs) {
      const logger = context.logger.child({ requestId: data.requestId })
      await runDelivery({ ...context, logger }, data.deliveryId)
    }
  })
}
