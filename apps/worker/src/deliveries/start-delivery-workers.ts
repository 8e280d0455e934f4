import { type DeliverJob, type Integration, integrations, queueOf } from '@app/platform/queue/queues'
import { timeLimits } from '@app/platform/queue/time-limits'
import type { Queue } from 'pg-boss'
import { runDelivery } from './deliver-job'
import type { DeliverContext } from './delivery'
import { startProbing } from './integration-recovery'

/**
 * Number of workers per integration. The CRM has the most workers, because leads need the quickest answer.
 */
const workerCounts: Record<Integration, number> = { crm: 4, 'referral-script': 2, 'complaint-sheet': 2, mail: 3 }

const DAY = 24 * 3600

/**
 * Returns the options of the delivery queues. The retry limit is never reached, because the worker parks a delivery
 * after 72 hours. If a worker is killed, its heartbeat stops and another worker gets the job.
 */
export const deliveryQueueOptions = (retrySeconds: number): Queue[] =>
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

export async function startDeliveryWorkers(context: DeliverContext): Promise<void> {
  for (const integration of integrations) await startWorkers(context, queueOf(integration), workerCounts[integration])
  startProbing(context)
}

/**
 * Starts the workers of a queue. A new job notifies them, and polling finds retried jobs. After a successful job a
 * worker polls again at once, so it drains a backlog without pauses.
 */
async function startWorkers(context: DeliverContext, queue: string, count: number): Promise<void> {
  const pollSeconds = queue === queueOf('crm') ? 1 : 2
  const options = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds }
  for (let index = 0; index < count; index++) {
    const id = await context.boss.work<DeliverJob>(queue, options, async ([job]) => {
      if (!job) return
      const logger = context.logger.child({ requestId: job.data.requestId })
      await runDelivery({ ...context, logger }, job.data.deliveryId)
      context.boss.notifyWorker(id)
    })
  }
}
