import { inTransaction, type Pool, type Transaction } from '@app/platform/database/pool'
import { transactionDb } from '@app/platform/queue/boss'
import { queueStaffMail } from '@app/platform/queue/queue-staff-mail'
import type { PgBoss } from 'pg-boss'
import { scheduledJob, schedules } from '../jobs/job'
import { alertsOf } from '../monitoring/alert'
import { ALERT_WEBHOOK_QUEUE } from '../monitoring/alert-webhook'
import { type Digest, INTEGRATIONS_DIGEST, nextDigest, readDigest } from '../monitoring/digest'
import { readIntegrationStates } from '../monitoring/integration-states'
import { readParkedDeliveries } from '../monitoring/parked-deliveries'

type WatchContext = { boss: PgBoss; pool: Pool; webhookUrl: string | undefined }

/**
 * Notifies on-call if an integration rejects everything, has recovered, or has parked deliveries. One mail reports
 * everything; the webhook gets one call per alert. Only the webhook works while the mail server is down.
 */
export const watchIntegrations = scheduledJob<WatchContext>({
  name: 'watch-integrations',
  role: 'deliver',
  schedule: schedules.everyMinute,
  late: 'On-call is not notified when the CRM or the mail server rejects everything.',
  poll: { pollingIntervalSeconds: 2 },
  run: async (context, { log }) => {
    const digest = await inTransaction(context.pool, (tx) => composeDigest(tx, context))
    if (!digest) return
    const { opened, closed } = digest
    log.warn({ opened, closed: closed.map(({ integration, how }) => ({ integration, how })) }, 'integration digest')
  },
})

/** Composes and queues the next digest under a lock, so two workers never send the same digest. */
async function composeDigest(tx: Transaction, { boss, webhookUrl }: WatchContext): Promise<Digest | undefined> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [INTEGRATIONS_DIGEST])
  const { rows: clock } = await tx.query<{ now: Date }>('select clock_timestamp() as now')
  const digest = await nextDigest({
    previous: await readLastDigest(tx),
    states: await readIntegrationStates(tx),
    countParked: async (after, until) => (await readParkedDeliveries(tx, after, until)).length,
    now: clock[0]?.now ?? new Date(),
  })
  if (!digest) return undefined

  await queueStaffMail(tx, { template: INTEGRATIONS_DIGEST, subject: digest, reference: `digest ${digest.at}` })
  if (webhookUrl) {
    const parkedGroups = await readParkedDeliveries(tx, digest.parkedAfter, digest.parkedUntil)
    const jobs = alertsOf(digest, parkedGroups).map((data) => ({ data }))
    await boss.insert(ALERT_WEBHOOK_QUEUE, jobs, { db: transactionDb(tx) })
  }
  return digest
}

async function readLastDigest(tx: Transaction): Promise<Digest | undefined> {
  const { rows } = await tx.query<{ json: string }>(
    'select subject_id as json from deliveries where template = $1 order by created_at desc limit 1',
    [INTEGRATIONS_DIGEST],
  )
  return rows[0] && readDigest(rows[0].json)
}
