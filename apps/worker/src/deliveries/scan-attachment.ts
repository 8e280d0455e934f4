import { inTransaction } from '@app/platform/database/pool'
import { checkFile, type FileVerdict, isUnsafe } from '../files/check-file'
import type { DeliverContext, Delivery, Outcome } from './delivery'

type Attachment = { key: string | null; type: string | null; scan: FileVerdict | 'pending' }

/**
 * Scans the attachment of a complaint, and returns an outcome only if the delivery has to wait. By law every complaint
 * must be delivered, so an unsafe file is removed and the complaint is delivered without it.
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
    if (isUnsafe(verdict)) {
      logger.error({ reference: delivery.reference, verdict }, 'an attachment is unsafe and was removed')
      // If the worker stops here, the nightly sweep removes the file.
      await privateStore.remove(attachment.key)
    }
  }
  await pool.query(`update deliveries set status = 'waiting', updated_at = now() where id = $1 and status = 'held'`, [
    delivery.id,
  ])
  return undefined
}

/**
 * Stores the verdict and, if the file is unsafe, queues the mails about it. One transaction does both, so each mail is
 * queued exactly once.
 */
async function recordVerdict({ pool }: DeliverContext, delivery: Delivery, verdict: FileVerdict): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const { rowCount } = await tx.query(
      `update complaints set attachment_scan = $2, updated_at = now() where id = $1 and attachment_scan = 'pending'`,
      [delivery.subjectId, verdict],
    )
    if (!rowCount || !isUnsafe(verdict)) return
    await tx.query(
      `insert into deliveries (integration, subject_kind, subject_id, reference, template, status, first_queued_at)
       select 'mail', 'complaint', $1, $2, template, 'waiting', now()
       from unnest(array['complaint-file-consumer', 'complaint-file-service']) template`,
      [delivery.subjectId, delivery.reference],
    )
  })
}
