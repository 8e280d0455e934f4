import { addressOf, type ReleaseProblem } from '@sillar/domain/release/release'
import { inTransaction, type Pool, type Transaction } from '@sillar/platform/database/pool'
import type { Logger } from '@sillar/platform/log/logger'
import { within } from '@sillar/platform/queue/boss'
import { queueDeliveries } from '@sillar/platform/queue/queue-deliveries'
import { queues, type Receiver } from '@sillar/platform/queue/queues'
import type { PgBoss } from 'pg-boss'
import * as z from 'zod'

export const PUBLISH_ALERT = 'publish-alert'
export const PUBLISH_RUNBOOK = 'ops/runbooks/publish-failed.md'

/** As many as a mail can usefully list; the panel has all of them. */
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
 * Tells whoever is on duty once that nothing can be published, and once that it works again: while content is being
 * repaired every save is refused anew, and a mail for each would teach people not to read them.
 */
export async function tellAboutPublish(watch: Watch, ended: Ended): Promise<void> {
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
    // `subject_kind` has no word for it: 'lead' is a placeholder, `template` says what this is.
    const { rows } = await tx.query<{ id: string; destination: Receiver }>(
      `insert into deliveries (destination, subject_kind, subject_id, reference, template, status, first_queued_at)
       values ('mail', 'lead', $1, $2, $3, 'waiting', now()) returning id, destination`,
      [JSON.stringify(alert), `publish ${alert.at}`, PUBLISH_ALERT],
    )
    await queueDeliveries(boss, tx, rows)
    if (webhookUrl) await boss.insert(queues.alertWebhook, [{ data: webhookCall(alert) }], { db: within(tx) })
  }).catch((err: unknown) => logger.error({ err }, 'nobody was told about the publish'))
}

const inOneLine = ({ record, title, path, sentence }: ReleaseProblem, panelUrl: string) => ({
  sentence: title ? `${title}: ${sentence}` : sentence,
  address: record && new URL(addressOf(record, path), panelUrl).href,
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
    what: 'Visitors keep the release they had. Nothing is broken for them.',
    runbook: 'What to do',
  },
}

/** What a chat shows, and what receivers of Alertmanager's calls read. Titles of records stay in the mail. */
function webhookCall({ status, at }: PublishAlert): object {
  const text = `${publishAlertTexts.es[status]} / ${publishAlertTexts.en[status]}`
  const annotations = { summary: text, runbook: PUBLISH_RUNBOOK }
  const alerts = [{ status, labels: { alertname: 'PublishRefused' }, annotations, startsAt: at }]
  return { text, since: at, runbook: PUBLISH_RUNBOOK, status, alerts }
}
