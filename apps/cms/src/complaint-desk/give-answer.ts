import { inTransaction, type Pool } from '@sillar/platform/database/pool'
import { uuidIs } from '@sillar/platform/database/uuid-is'
import { queueDeliveries } from '@sillar/platform/queue/queue-deliveries'
import type { Receiver } from '@sillar/platform/queue/queues'
import type { PgBoss } from 'pg-boss'

type Answer = { complaintId: string; text: string; staff: { name: string; account: string } }
type Answered = { reference: string; byMail: boolean }

/**
 * Stores the one answer and queues its mails in one commit: neither exists without the other. Two clerks at once: the
 * second finds no complaint that waits. Whoever did not agree to e-mail gets a letter, which the copy to customer
 * service carries.
 */
export async function giveAnswer(
  { pool, boss }: { pool: Pool; boss: PgBoss },
  { complaintId, text, staff }: Answer,
): Promise<Answered | undefined> {
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<Answered>(
      `update complaints set status = 'answered', answer = $2, answered_at = now(), answered_by = $3,
         answered_by_account = $4, updated_at = now()
       where ${uuidIs('id', 1)} and status = 'received' returning reference, notify_by_email as "byMail"`,
      [complaintId, text, staff.name, staff.account],
    )
    const answered = rows[0]
    if (!answered) return undefined
    const templates = [...(answered.byMail ? ['complaint-answer-consumer'] : []), 'complaint-answer-service']
    const queued = await tx.query<{ id: string; destination: Receiver }>(
      `insert into deliveries (destination, subject_kind, subject_id, reference, template, status, first_queued_at)
       select 'mail', 'complaint', $1, $2, template, 'waiting', now() from unnest($3::text[]) template
       returning id, destination`,
      [complaintId, answered.reference, templates],
    )
    await queueDeliveries(boss, tx, queued.rows)
    return answered
  })
}
