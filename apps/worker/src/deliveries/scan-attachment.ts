import { inTransaction } from '@sillar/platform/database/pool'
import { queueDeliveries } from '@sillar/platform/queue/queue-deliveries'
import type { Receiver } from '@sillar/platform/queue/queues'
import { checkFile, type FileVerdict, isRemoved } from '../files/check-file'
import type { DeliverContext, Delivery, Outcome } from './delivery'

type Attachment = { key: string | null; type: string | null; scan: FileVerdict | 'pending' }

/**
 * A complaint with a file waits until the file is inspected and scanned. The law wants the complaint delivered whatever
 * the file holds: a file that does not pass is removed, the consumer and customer service are notified, and the complaint
 * is delivered without it. Returns an outcome only when it has to wait longer.
 *
 * The complaint itself says whether its file was scanned, not the delivery: a delivery that was parked during a
 * scanner's outage and sent again would otherwise go without the file and count as delivered.
 */
export async function scanAttachment(context: DeliverContext, delivery: Delivery): Promise<Outcome | undefined> {
  const { pool, privateStore, logger } = context
  const { rows } = await pool.query<Attachment>(
    'select attachment_key as key, attachment_type as type, attachment_scan as scan from complaints where id = $1',
    [delivery.subjectId],
  )
  const attachment = rows[0]
  if (attachment?.scan === 'pending' && attachment.key) {
    const bytes = await privateStore.get(attachment.key)
    const verdict = await checkFile(context, bytes, attachment.type ?? '').catch((error: Error) => error)
    if (verdict instanceof Error) return { outcome: 'retry', detail: verdict.message, httpStatus: null }
    await recordVerdict(context, delivery, verdict)
    if (isRemoved(verdict)) {
      logger.error({ reference: delivery.reference, verdict }, 'an attachment did not pass and was removed')
      // If this is cut short, the nightly sweep removes what did not pass.
      await privateStore.remove(attachment.key)
    }
  }
  await pool.query(`update deliveries set status = 'waiting', updated_at = now() where id = $1 and status = 'held'`, [
    delivery.id,
  ])
  return undefined
}

/** The verdict and the notices of a removed file are one commit, so that nobody learns of it twice or never. */
async function recordVerdict({ pool, boss }: DeliverContext, delivery: Delivery, verdict: FileVerdict): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const { rowCount } = await tx.query(
      `update complaints set attachment_scan = $2, updated_at = now() where id = $1 and attachment_scan = 'pending'`,
      [delivery.subjectId, verdict],
    )
    if (!rowCount || !isRemoved(verdict)) return
    const { rows } = await tx.query<{ id: string; destination: Receiver }>(
      `insert into deliveries (destination, subject_kind, subject_id, reference, template, status, first_queued_at)
       select 'mail', 'complaint', $1, $2, template, 'waiting', now()
       from unnest(array['complaint-file-consumer', 'complaint-file-service']) template
       returning id, destination`,
      [delivery.subjectId, delivery.reference],
    )
    await queueDeliveries(boss, tx, rows)
  })
}
