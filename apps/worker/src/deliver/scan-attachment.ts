import type { DeliverContext, Delivery, Outcome } from './delivery'

type Attachment = { key: string | null; scan: 'none' | 'pending' | 'clean' | 'infected' }

/**
 * A complaint with a file waits for the virus scan. The law wants the complaint delivered whatever the file holds: an
 * infected file is removed and the complaint goes on without it. Returns an outcome only when it has to wait longer.
 *
 * The complaint itself says whether its file was scanned, not the delivery: a delivery that was parked during a
 * scanner's outage and sent again would otherwise go without the file and count as delivered.
 */
export async function scanAttachment(context: DeliverContext, delivery: Delivery): Promise<Outcome | undefined> {
  const { pool, privateStore, scanner, logger } = context
  const { rows } = await pool.query<Attachment>(
    'select attachment_key as key, attachment_scan as scan from complaints where id = $1',
    [delivery.subjectId],
  )
  const attachment = rows[0]
  if (attachment?.scan === 'pending' && attachment.key) {
    if (!scanner) return { outcome: 'retry', detail: 'no virus scanner is configured', httpStatus: null }
    const verdict = await scanner(await privateStore.get(attachment.key)).catch(() => undefined)
    if (!verdict) return { outcome: 'retry', detail: 'the virus scanner is not available', httpStatus: null }
    await pool.query('update complaints set attachment_scan = $2, updated_at = now() where id = $1', [
      delivery.subjectId,
      verdict,
    ])
    if (verdict === 'infected') {
      logger.error({ reference: delivery.reference }, 'an attachment was infected and was removed')
      // If this is cut short, the nightly sweep removes what is infected.
      await privateStore.remove(attachment.key)
    }
  }
  await pool.query(`update deliveries set status = 'waiting', updated_at = now() where id = $1 and status = 'held'`, [
    delivery.id,
  ])
  return undefined
}
