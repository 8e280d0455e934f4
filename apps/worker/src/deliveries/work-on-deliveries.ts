import { type DeliverJob, type Integration, integrations, queueOf } from '@app/platform/queue/queues'
import { timeLimits } from '@app/platform/queue/time-limits'
import type { Queue } from 'pg-boss'
import { runDelivery } from './deliver-job'
import type { DeliverContext } from './delivery'
import { startProbing } from './integration-return'

/**
 * Each integration has its own queue and workers, so that a slow or hanging one does not delay the others. The CRM has
 * the most, because a lead is worth most when it is answered quickly. Complaint sheets are rendered one at a time; the
 * third mail worker is for mails without one.
 */
const loops: Record<Integration, number> = { crm: 4, 'referral-script': 2, 'complaint-sheet': 2, mail: 3 }

const DAY = 24 * 3600

/**
 * Deliveries are retried until the worker parks them after 72 hours, so the queue's own limit is never reached. If a
 * worker is killed, its heartbeat stops and the job moves to another one.
 */
export const queuesOfDeliveries = (retrySeconds: number): Queue[] =>
  integrations.map((integration) => ({
    name: queueOf(integration),
    retryLimit: 100_000,
    retryDelay: Math.max(1, Math.round(retrySeconds)),
    retryBackoff: true,
    retryDelayMax: 1800,
    expireInSeconds: timeLimits.job,
    heartbeatSeconds: 20,
    retentionSeconds: 14 * DAY,
    deleteAfterSeconds: 7 * DAY,
    notify: true,
  }))

export async function workOnDeliveries(context: DeliverContext): Promise<void> {
  for (const integration of integrations) await work(context, queueOf(integration), loops[integration])
  startProbing(context)
}

/**
 * A new job notifies the workers of its queue; a retried job is found by polling. After each delivery a worker polls
 * again at once, so it drains a backlog without pauses.
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
