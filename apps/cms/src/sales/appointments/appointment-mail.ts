import type { AppointmentMail } from '@app/domain/appointment/appointment-state'
import type { Transaction } from '@app/platform/database/pool'
import { queueDeliveries } from '@app/platform/queue/queue-deliveries'
import type { Integration } from '@app/platform/queue/queues'
import type { PgBoss } from 'pg-boss'

type MailOrder = { leadId: string; reference: string; template: AppointmentMail }

/** Queues a mail about an appointment, unless the lead has no e-mail address. */
export async function queueAppointmentMail(tx: Transaction, boss: PgBoss, mail: MailOrder): Promise<void> {
  const { rows } = await tx.query<{ id: string; integration: Integration }>(
    `insert into deliveries (integration, subject_kind, subject_id, reference, template, status, first_queued_at)
     select 'mail', 'lead', l.id::text, $2, $3, 'waiting', now() from leads l where l.id = $1 and l.email <> ''
     returning id, integration`,
    [mail.leadId, mail.reference, mail.template],
  )
  await queueDeliveries(boss, tx, rows)
}
