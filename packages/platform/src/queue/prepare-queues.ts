import type { PgBoss, QueueOptions } from 'pg-boss'
import { deliveryQueues, queues } from './queues'
import { timeLimits } from './time-limits'

const HOUR = 3600
const DAY = 24 * HOUR

/**
 * Called by the worker at start. Deliveries are tried until the worker itself parks them after 72 hours by our own
 * clock, so the queue's own limit is out of reach. A killed worker stops its heartbeat, and the job goes to the next.
 */
export async function prepareQueues(boss: PgBoss, { retrySeconds }: { retrySeconds: number }): Promise<void> {
  const deliver: QueueOptions = {
    retryLimit: 100_000,
    retryDelay: Math.max(1, Math.round(retrySeconds)),
    retryBackoff: true,
    retryDelayMax: HOUR / 2,
    expireInSeconds: timeLimits.job,
    heartbeatSeconds: 20,
    retentionSeconds: 14 * DAY,
    deleteAfterSeconds: 7 * DAY,
  }
  // One job per lead, and any of them ingests whatever is new: a failed one is made up for by the next or by the sweep.
  await boss.createQueue(queues.newLeads, {
    retryLimit: 3,
    retryDelay: 1,
    expireInSeconds: 60,
    deleteAfterSeconds: HOUR,
    notify: true,
  })

  // The common one last: the intake says that it is ready when that one is there.
  for (const name of deliveryQueues) {
    await boss.createQueue(name, { ...deliver, notify: true })
    await boss.updateQueue(name, deliver)
  }

  // 'short' keeps one waiting request: a burst of edits becomes one build. The worker counts the attempts of a publish
  // and gives up before the queue does.
  const publish: QueueOptions = {
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: 900,
    heartbeatSeconds: 20,
  }
  await boss.createQueue(queues.publish, { ...publish, policy: 'short', notify: true })
  await boss.updateQueue(queues.publish, publish)

  // By the clock: a missed minute is made up for by the next one.
  const clockwork = { retryLimit: 0, expireInSeconds: 60, policy: 'short' } as const
  await boss.createQueue(queues.scheduledPublishing, clockwork)
  await boss.createQueue(queues.lostDeliveries, clockwork)
  await boss.createQueue(queues.complaintAlerts, clockwork)
  await boss.createQueue(queues.visitReminders, clockwork)
  await boss.createQueue(queues.watchReceivers, clockwork)
  await boss.createQueue(queues.retention, { ...clockwork, expireInSeconds: HOUR })
  await boss.createQueue(queues.scanProofs, { ...clockwork, expireInSeconds: HOUR / 4 })
  await boss.createQueue(queues.countSiteVisits, { ...clockwork, expireInSeconds: HOUR / 4 })
  await boss.createQueue(queues.sweepFiles, { ...clockwork, expireInSeconds: HOUR })

  // Visitors see a sale within ten seconds: the change itself wakes the worker, and each minute it looks for ended holds.
  await boss.createQueue(queues.lotsNow, { ...clockwork, retryLimit: 5, retryDelay: 1, notify: true })

  // Somebody is looking at the screen: worth a minute, not more.
  await boss.createQueue(queues.attemptNow, { retryLimit: 5, retryDelay: 5, expireInSeconds: 60, notify: true })

  // An alert is worth an afternoon of attempts, not three days: by then somebody has seen it elsewhere.
  await boss.createQueue(queues.alertWebhook, {
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: HOUR / 4,
    expireInSeconds: 60,
  })
}
