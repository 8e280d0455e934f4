import { type DeliverJob, queueOf, type Receiver, receivers } from '@sillar/platform/queue/queues'
import { runDelivery } from './deliver-job'
import type { DeliverContext } from './delivery'
import { keepAsking } from './integration-return'

/**
 * Each receiver has a queue and loops of its own, so that one with much to do or that hangs holds up no other. A lead
 * is worth most while the visitor still thinks of it: the CRM has most loops. Sheets for the mails are made one at a
 * time; the third loop is for mails that have none.
 */
const loops: Record<Receiver, number> = { crm: 4, 'referral-script': 2, 'complaint-sheet': 2, mail: 3 }

export async function workOnDeliveries(context: DeliverContext): Promise<void> {
  for (const receiver of receivers) await work(context, queueOf(receiver), loops[receiver])
  keepAsking(context)
}

/**
 * A new job wakes the loops of its queue; a job that is tried again wakes nobody and is found by asking. A loop whose
 * delivery was taken asks at once for the next: with a backlog, such as after an outage, it goes on without a pause.
 */
async function work(context: DeliverContext, queue: string, count: number): Promise<void> {
  const seconds = queue === queueOf('crm') ? 1 : 2
  const options = { pollingIntervalSeconds: seconds, notifyPollingIntervalSeconds: seconds }
  for (let loop = 0; loop < count; loop++) {
    const id = await context.boss.work<DeliverJob>(queue, options, async ([job]) => {
      if (!job) return
      const logger = context.logger.child({ requestId: job.data.requestId })
      await runDelivery({ ...context, logger }, job.data.deliveryId)
      context.boss.notifyWorker(id)
    })
  }
}
