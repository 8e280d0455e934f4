import type { PgBoss, Queue, QueueOptions } from 'pg-boss'
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
  await ensureQueue(boss, queues.newLeads, {
    retryLimit: 3,
    retryDelay: 1,
    expireInSeconds: 60,
    deleteAfterSeconds: HOUR,
    notify: true,
  })

  for (const name of deliveryQueues) await ensureQueue(boss, name, { ...deliver, notify: true })

  // 'short' keeps one waiting request: a burst of edits becomes one build. The worker counts the attempts of a publish
  // and gives up before the queue does.
  await ensureQueue(boss, queues.publish, {
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: timeLimits.publish,
    heartbeatSeconds: 20,
    policy: 'short',
    notify: true,
  })

  // By the clock: the next run makes up for a missed one. The last success is read from these rows (job-gauges.ts), so
  // they are kept for longer than a job may go without one; those of every minute would soon be many.
  const byTheMinute = { retryLimit: 0, expireInSeconds: 60, deleteAfterSeconds: DAY, policy: 'short' } as const
  const byTheDay = { ...byTheMinute, expireInSeconds: HOUR, deleteAfterSeconds: 14 * DAY }
  await ensureQueue(boss, queues.scheduledPublishing, byTheMinute)
  await ensureQueue(boss, queues.lostDeliveries, byTheMinute)
  await ensureQueue(boss, queues.complaintAlerts, { ...byTheDay, expireInSeconds: 60 })
  await ensureQueue(boss, queues.visitReminders, { ...byTheDay, expireInSeconds: 60 })
  await ensureQueue(boss, queues.watchReceivers, byTheMinute)
  await ensureQueue(boss, queues.retention, byTheDay)
  await ensureQueue(boss, queues.scanProofs, { ...byTheMinute, expireInSeconds: HOUR / 4 })
  await ensureQueue(boss, queues.countSiteVisits, { ...byTheMinute, expireInSeconds: HOUR / 4 })
  await ensureQueue(boss, queues.sweepFiles, byTheDay)

  // Visitors see a sale within ten seconds: the change itself starts it, and each minute it looks for ended holds.
  await ensureQueue(boss, queues.lotsNow, { ...byTheMinute, retryLimit: 5, retryDelay: 1, notify: true })

  // Somebody is looking at the screen: worth a minute, not more.
  await ensureQueue(boss, queues.attemptNow, { retryLimit: 5, retryDelay: 5, expireInSeconds: 60, notify: true })

  // An alert is worth an afternoon of attempts, not three days: by then somebody has seen it elsewhere.
  await ensureQueue(boss, queues.alertWebhook, {
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: HOUR / 4,
    expireInSeconds: 60,
  })
}

/** `createQueue` leaves an existing queue as it is, so that changed options would never reach production. */
async function ensureQueue(boss: PgBoss, name: string, options: Omit<Queue, 'name'>): Promise<void> {
  const { policy, ...changeable } = options
  await boss.createQueue(name, { ...changeable, policy })
  await boss.updateQueue(name, changeable)
}
