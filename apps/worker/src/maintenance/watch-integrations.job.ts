import { inTransaction, type Pool, type Transaction } from '@app/platform/database/pool'
import { transactionDb } from '@app/platform/queue/boss'
import { queueDeliveries } from '@app/platform/queue/queue-deliveries'
import type { Integration } from '@app/platform/queue/queues'
import type { PgBoss } from 'pg-boss'
import { scheduledJob, schedules } from '../jobs/job'
import { alertsOf } from '../monitoring/alert'
import { ALERT_WEBHOOK_QUEUE } from '../monitoring/alert-webhook'
import { type Digest, INTEGRATIONS_DIGEST, nextDigest, readDigest } from '../monitoring/digest'
import { readIntegrationStates } from '../monitoring/integration-states'
import { parkedBetween } from '../monitoring/parked-deliveries'

type Watch = { boss: PgBoss; pool: Pool; webhookUrl: string | undefined }

/**
 * Checks whether an integration rejects everything, has recovered, or has parked deliveries. On-call gets one mail
 * about all of it, and the webhook one call per integration. If the mail server itself is down, the mail waits and only
 * the webhook notifies: set ALERT_WEBHOOK_URL.
 */
export const watchIntegrations = scheduledJob<Watch>({
  name: 'watch-receivers',
  role: 'deliver',
  schedule: schedules.everyMinute,
  late: 'On-call is not notified when the CRM or the mail server rejects everything.',
  poll: { pollingIntervalSeconds: 2 },
  run: async (watch, { log }) => {
    const digest = await inTransaction(watch.pool, (tx) => composeDigest(tx, watch))
    if (!digest) return
    const { opened, closed } = digest
    log.warn({ opened, closed: closed.map(({ receiver, how }) => ({ receiver, how })) }, 'integration digest')
  },
})

/** Takes a lock, so that two workers never send the same digest. */
async function composeDigest(tx: Transaction, { boss, webhookUrl }: Watch): Promise<Digest | undefined> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [INTEGRATIONS_DIGEST])
  const { rows: clock } = await tx.query<{ now: Date }>('select clock_timestamp() as now')
  const digest = await nextDigest({
    previous: await lastDigest(tx),
    states: await readIntegrationStates(tx),
    parkedSince: async (after, until) => (await parkedBetween(tx, after, until)).length,
    now: clock[0]?.now ?? new Date(),
  })
  if (!digest) return undefined

  // `subject_kind` has no value for a digest: 'lead' is a placeholder, `template` identifies it.
  const { rows } = await tx.query<{ id: string; destination: Integration }>(
    `insert into deliveries (destination, subject_kind, subject_id, reference, template, status, first_queued_at)
     values ('mail', 'lead', $1, $2, $3, 'waiting', now()) returning id, destination`,
    [JSON.stringify(digest), `digest ${digest.at}`, INTEGRATIONS_DIGEST],
  )
  await queueDeliveries(boss, tx, rows)
  if (webhookUrl) {
    const parked = await parkedBetween(tx, digest.parkedAfter, digest.parkedUntil)
    const jobs = alertsOf(digest, parked).map((data) => ({ data }))
    await boss.insert(ALERT_WEBHOOK_QUEUE, jobs, { db: transactionDb(tx) })
  }
  return digest
}

async function lastDigest(tx: Transaction): Promise<Digest | undefined> {
  const { rows } = await tx.query<{ stored: string }>(
    'select subject_id as stored from deliveries where template = $1 order by created_at desc limit 1',
    [INTEGRATIONS_DIGEST],
  )
  return rows[0] && readDigest(rows[0].stored)
}
