import type { AppointmentMail } from '@app/domain/appointment/appointment-state'
import type { Transaction } from '@app/platform/database/pool'

type MailRequest = { leadId: string; reference: string; template: AppointmentMail }

/** Queues a mail about an appointment, unless the lead has no e-mail address. */
export async function queueAppointmentMail(tx: Transaction, mail: MailRequest): Promise<void> {
  await tx.query(
    `insert into deliveries (integration, subject_kind, subject_id, reference, template, status, first_queued_at)
     select 'mail', 'lead', l.id::text, $2, $3, 'waiting', now() from leads l where l.id = $1 and l.email <> ''`,
    [mail.leadId, mail.reference, mail.template],
  )
}
