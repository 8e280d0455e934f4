import { type ReleaseProblem, recordUrl } from '@app/domain/release/release'
import { inTransaction, type Pool, type Transaction } from '@app/platform/database/pool'
import type { Logger } from '@app/platform/log/logger'
import { transactionDb } from '@app/platform/queue/boss'
import { queueStaffMail } from '@app/platform/queue/queue-staff-mail'
import type { PgBoss } from 'pg-boss'
import * as z from 'zod'
import { ALERT_WEBHOOK_QUEUE } from './alert-webhook'

export const PUBLISH_ALERT = 'publish-alert'
export const PUBLISH_RUNBOOK = 'ops/runbooks/publish-failed.md'

/** Limits the problems in the mail; the panel shows all of them. */
const MAX_PROBLEMS = 20

const alertRecord = z.object({
  status: z.enum(['firing', 'resolved']),
  release: z.string(),
  at: z.string(),
  problems: z.array(z.object({ sentence: z.string(), address: z.string().nullable() })),
})
export type PublishAlert = z.infer<typeof alertRecord>

export const readPublishAlert = (json: string): PublishAlert => alertRecord.parse(JSON.parse(json))

type AlertContext = { boss: PgBoss; pool: Pool; logger: Logger; webhookUrl: string | undefined; panelUrl: string }
type PublishEnd = { status: PublishAlert['status']; release: string; problems: ReleaseProblem[] }

/**
 * Notifies on-call once when publishing fails and once when it works again. Every save fails until staff have fixed the
 * content, and on-call would ignore a mail per failure.
 */
export async function notifyAboutPublish(context: AlertContext, result: PublishEnd): Promise<void> {
  const { boss, pool, logger, webhookUrl, panelUrl } = context
  await inTransaction(pool, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [PUBLISH_ALERT])
    const isOpen = (await readLastAlert(tx))?.status === 'firing'
    if (isOpen === (result.status === 'firing')) return
    const alert: PublishAlert = {
      status: result.status,
      release: result.release,
      at: new Date().toISOString(),
      problems: result.problems.slice(0, MAX_PROBLEMS).map((problem) => describeProblem(problem, panelUrl)),
    }
    await queueStaffMail(tx, { template: PUBLISH_ALERT, subject: alert, reference: `publish ${alert.at}` })
    if (webhookUrl) await boss.insert(ALERT_WEBHOOK_QUEUE, [{ data: webhookBody(alert) }], { db: transactionDb(tx) })
  }).catch((err: unknown) => logger.error({ err }, 'the alert about the publish was not sent'))
}

const describeProblem = ({ record, title, path, sentence }: ReleaseProblem, panelUrl: string) => ({
  sentence: title ? `${title}: ${sentence}` : sentence,
  address: record && new URL(recordUrl(record, path), panelUrl).href,
})

async function readLastAlert(tx: Transaction): Promise<PublishAlert | undefined> {
  const { rows } = await tx.query<{ json: string }>(
    'select subject_id as json from deliveries where template = $1 order by created_at desc limit 1',
    [PUBLISH_ALERT],
  )
  return rows[0] && readPublishAlert(rows[0].json)
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

/** Returns the webhook body in Alertmanager's format, with a text for chats. It contains no titles of records. */
function webhookBody({ status, at }: PublishAlert): object {
  const text = `${publishAlertTexts.es[status]} / ${publishAlertTexts.en[status]}`
  const annotations = { summary: text, runbook: PUBLISH_RUNBOOK }
  const alerts = [{ status, labels: { alertname: 'PublishRefused' }, annotations, startsAt: at }]
  return { text, since: at, runbook: PUBLISH_RUNBOOK, status, alerts }
}
