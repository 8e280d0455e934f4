import type { WaitingMail } from '@app/domain/waiting-list/waiting-entry'
import type { Transaction } from '@app/platform/database/pool'

type WaitingStep = {
  id: string
  /** Null if the entry is only updated. */
  mail: WaitingMail | null
  notifiedFor?: string
  /** True if the mail ends the entry. */
  isLast: boolean
}

/** Updates entries and queues their mails in the same transaction. Returns the number of mails. */
export async function queueWaitingMails(tx: Transaction, steps: readonly WaitingStep[], now: Date): Promise<number> {
  if (steps.length === 0) return 0
  const { rowCount } = await tx.query(
    `with updated as (
       update waiting_entries e set
         state = case when steps."isLast" then 'notified' else e.state end,
         notified_at = case when steps.mail is null then e.notified_at else $2::timestamptz end,
         notified_for = coalesce(steps."notifiedFor", e.notified_for),
         ended_at = case when steps."isLast" then $2::timestamptz else e.ended_at end,
         updated_at = now()
       from json_to_recordset($1) as steps(id uuid, mail text, "notifiedFor" text, "isLast" boolean)
       where e.id = steps.id returning e.id, e.reference, steps.mail)
     insert into deliveries (integration, subject_kind, subject_id, reference, template, status, first_queued_at)
     select 'mail', 'waiting-entry', id::text, reference, mail, 'waiting', now()
     from updated where mail is not null`,
    [JSON.stringify(steps), now],
  )
  return rowCount ?? 0
}
