import { type ReleaseProblem, recordUrl } from '@app/domain/release/release'
import { inTransaction, type Pool, type Transaction } from '@app/platform/database/pool'
import type { Logger } from '@app/platform/log/logger'
import { transactionDb } from '@app/platform/queue/boss'
import { queueDeliveries } from '@app/platform/queue/queue-deliveries'
import type { Integration } from '@app/platform/queue/queues'
import type { PgBoss } from 'pg-boss'
import * as z from 'zod'
import { ALERT_WEBHOOK_QUEUE } from './alert-webhook'

export const PUBLISH_ALERT = 'publish-alert'
export const PUBLISH_RUNBOOK = 'ops/runbooks/publish-failed.md'

/** The mail lists at most this many problems; the panel shows all. */
const LISTED = 20

const alertRecord = z.object({
  status: z.enum(['firing', 'resolved']),
  release: z.string(),
  at: z.string(),
  problems: z.array(z.object({ sentence: z.string(), address: z.string().nullable() })),
})
export type PublishAlert = z.infer<typeof alertRecord>

export const readPublishAlert = (stored: string): PublishAlert => alertRecord.parse(JSON.parse(stored))

type Watch = { boss: PgBoss; pool: Pool; logger: Logger; webhookUrl: string | undefined; panelUrl: string }
type Ended = { status: PublishAlert['status']; release: string; problems: ReleaseProblem[] }

/**
 * Notifies on-call once when publishing fails and once when it works again. While staff fix the content every save
 * fails, and one mail per failure would only be ignored.
 */
export async function notifyAboutPublish(watch: Watch, ended: Ended): Promise<void> {
  const { boss, pool, logger, webhookUrl, panelUrl } = watch
  await inTransaction(pool, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [PUBLISH_ALERT])
    const isOpen = (await lastAlert(tx))?.status === 'firing'
    if (isOpen === (ended.status === 'firing')) return
    const alert: PublishAlert = {
      status: ended.status,
      release: ended.release,
      at: new Date().toISOString(),
      problems: ended.problems.slice(0, LISTED).map((problem) => inOneLine(problem, panelUrl)),
    }
    // `subject_kind` has no value for an alert: 'lead' is a placeholder, `template` identifies it.
    const { rows } = await tx.query<{ id: string; destination: Integration }>(
      `insert into deliveries (destination, subject_kind, subject_id, reference, template, status, first_queued_at)
       values ('mail', 'lead', $1, $2, $3, 'waiting', now()) returning id, destination`,
      [JSON.stringify(alert), `publish ${alert.at}`, PUBLISH_ALERT],
    )
    await queueDeliveries(boss, tx, rows)
    if (webhookUrl) await boss.insert(ALERT_WEBHOOK_QUEUE, [{ data: webhookCall(alert) }], { db: transactionDb(tx) })
  }).catch((err: unknown) => logger.error({ err }, 'the alert about the publish was not sent'))
}

const inOneLine = ({ record, title, path, sentence }: ReleaseProblem, panelUrl: string) => ({
  sentence: title ? `${title}: ${sentence}` : sentence,
  address: record && new URL(recordUrl(record, path), panelUrl).href,
})

async function lastAlert(tx: Transaction): Promise<PublishAlert | undefined> {
  const { rows } = await tx.query<{ stored: string }>(
    'select subject_id as stored from deliveries where template = $1 order by created_at desc limit 1',
    [PUBLISH_ALERT],
  )
  return rows[0] && readPublishAlert(rows[0].stored)
}

export const publishAlertTexts = {
  es: {
    firing: 'Una publicación no llegó al sitio',
    resolved: 'Se publica otra vez',
    what: 'Los visitantes siguen viendo la versión anterior. Nada está roto para ellos.',
    runbook: 'Qué hacer',
  },
  en: {
    firing: 'A publish did not reach the site',
    resolved: 'Publishing works again',
    what: 'Visitors still see the previous release. Nothing is broken for them.',
    runbook: 'What to do',
  },
}

/** Returns the webhook body, for chats and in Alertmanager's format. Record titles are only in the mail. */
function webhookCall({ status, at }: PublishAlert): object {
  const text = `${publishAlertTexts.es[status]} / ${publishAlertTexts.en[status]}`
  const annotations = { summary: text, runbook: PUBLISH_RUNBOOK }
  const alerts = [{ status, labels: { alertname: 'PublishRefused' }, annotations, startsAt: at }]
  return { text, since: at, runbook: PUBLISH_RUNBOOK, status, alerts }
}
