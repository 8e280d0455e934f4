import type { Queryable } from '../database/pool'

type StaffMail = {
  template: string
  /** What the template needs to compose the mail. */
  subject: object
  /** Names the mail in the list of deliveries. */
  reference: string
}

/** Queues a mail to staff that belongs to no record. */
export async function queueStaffMail(db: Queryable, { template, subject, reference }: StaffMail): Promise<void> {
  // `subject_kind` has no value for these mails, so 'lead' is a placeholder and `template` identifies the mail.
  await db.query(
    `insert into deliveries (integration, subject_kind, subject_id, reference, template, status, first_queued_at)
     values ('mail', 'lead', $1, $2, $3, 'waiting', now())`,
    [JSON.stringify(subject), reference, template],
  )
}
