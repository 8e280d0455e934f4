import { inTransaction, type Pool, type Transaction } from '@sillar/platform/database/pool'
import type { Logger } from '@sillar/platform/log/logger'
import { within } from '@sillar/platform/queue/boss'
import { queueDeliveries } from '@sillar/platform/queue/queue-deliveries'
import { queues, type Receiver } from '@sillar/platform/queue/queues'
import type { PgBoss } from 'pg-boss'
import { type Scheduled, schedules } from '../jobs/scheduled'
import { alertsOf } from '../monitoring/alert'
import { postAlert } from '../monitoring/alert-webhook'
import { type Digest, nextDigest, RECEIVERS_DIGEST, readDigest } from '../monitoring/digest'
import { readReceiverStates } from '../monitoring/integration-states'
import { parkedBetween } from '../monitoring/parked-deliveries'

type Watch = { boss: PgBoss; pool: Pool; logger: Logger; webhookUrl: string | undefined }

/**
 * Every minute: does a receiver refuse everything, does one deliver again, was something parked? Whoever is on duty
 * gets one mail about all of it, and the webhook one call per receiver. When the mail server is the receiver that
 * refuses, the mail waits like any other and the webhook is the only way: set ALERT_WEBHOOK_URL.
 */
export async function workOnWatch(scheduled: Scheduled, watch: Watch): Promise<void> {
  const { boss, logger, webhookUrl } = watch
  await scheduled(queues.watchReceivers, { ...schedules.everyMinute, pollingIntervalSeconds: 2 }, async ({ log }) => {
    const digest = await inTransaction(watch.pool, (tx) => lookAtReceivers(tx, watch))
    if (!digest) return
    const { opened, closed } = digest
    log.warn({ opened, closed: closed.map(({ receiver, how }) => ({ receiver, how })) }, 'digest of receivers')
  })
  await boss.work<object>(queues.alertWebhook, { batchSize: 1, pollingIntervalSeconds: 2 }, async ([job]) => {
    if (!job || !webhookUrl) return
    await postAlert(webhookUrl, job.data).catch((err: unknown) => {
      logger.error({ err }, 'an alert did not reach the webhook')
      throw err
    })
  })
}

/** The lock lets one look at a time decide, so that two workers never tell the same thing twice. */
async function lookAtReceivers(tx: Transaction, { boss, webhookUrl }: Watch): Promise<Digest | undefined> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [RECEIVERS_DIGEST])
  const { rows: clock } = await tx.query<{ now: Date }>('select clock_timestamp() as now')
  const digest = await nextDigest({
    previous: await lastDigest(tx),
    states: await readReceiverStates(tx),
    parkedSince: async (after, until) => (await parkedBetween(tx, after, until)).length,
    now: clock[0]?.now ?? new Date(),
  })
  if (!digest) return undefined

  // `subject_kind` has no word for a digest: 'lead' is a placeholder, `template` says what this is.
  const { rows } = await tx.query<{ id: string; destination: Receiver }>(
    `insert into deliveries (destination, subject_kind, subject_id, reference, template, status, first_queued_at)
     values ('mail', 'lead', $1, $2, $3, 'waiting', now()) returning id, destination`,
    [JSON.stringify(digest), `digest ${digest.at}`, RECEIVERS_DIGEST],
  )
  await queueDeliveries(boss, tx, rows)
  if (webhookUrl) {
    const parked = await parkedBetween(tx, digest.parkedAfter, digest.parkedUntil)
    const jobs = alertsOf(digest, parked).map((data) => ({ data }))
    await boss.insert(queues.alertWebhook, jobs, { db: within(tx) })
  }
  return digest
}

async function lastDigest(tx: Transaction): Promise<Digest | undefined> {
  const { rows } = await tx.query<{ stored: string }>(
    'select subject_id as stored from deliveries where template = $1 order by created_at desc limit 1',
    [RECEIVERS_DIGEST],
  )
  return rows[0] && readDigest(rows[0].stored)
}
