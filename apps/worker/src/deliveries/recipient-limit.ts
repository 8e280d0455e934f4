import { mailBudgetOf, templatesOfBudget } from '@app/domain/mail/mail-budget'
import { inTransaction } from '@app/platform/database/pool'
import type { DeliverContext, Delivery } from './delivery'

// Visitors can enter the e-mail address of another person in a form. A mailbox therefore gets a limited number of mails
// per hour, and further mails wait.

export const RECIPIENT_WAIT_SECONDS = 10 * 60

/**
 * Returns true if a mailbox has reached its hourly limit for this kind of mail, and counts the mail otherwise. The lock
 * prevents concurrent workers from exceeding the limit.
 */
export async function isMailboxFull({ pool, settings }: DeliverContext, delivery: Delivery): Promise<boolean> {
  const budget = mailBudgetOf(delivery.template)
  if (!budget) return false
  return await inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ mailbox: string }>(mailboxQuery, [delivery.id])
    const mailbox = rows[0]?.mailbox
    if (!mailbox) return false
    await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`${budget} mails to ${mailbox}`])
    const { rowCount } = await tx.query(
      `update deliveries set let_through_at = now(), mailbox_hash = $2
       where id = $1 and $3 > (
         select count(*) from deliveries other
         where other.mailbox_hash = $2 and other.let_through_at > now() - interval '1 hour'
           and other.template = any($4) and other.id <> $1)`,
      [delivery.id, mailbox, settings.mailsPerRecipient, templatesOfBudget(budget)],
    )
    return rowCount === 0
  })
}

/**
 * Selects a hash of the mailbox, in which `a+b@x` counts as `a@x`. Deliveries are kept longer than the records they
 * belong to, so they must not contain addresses.
 */
const mailboxQuery = `
  select encode(sha256(convert_to(
    regexp_replace(lower(coalesce(c.email, r.email, l.email, q.email, w.email)), '\\+[^@]*@', '@'), 'UTF8')), 'hex') as mailbox
  from deliveries d
  left join complaints c on c.id = d.complaint_id
  left join referrals r on r.id = d.referral_id
  left join leads l on l.id = d.lead_id
  left join waiting_entries w on w.id = d.waiting_entry_id
  left join privacy_requests q on d.template = 'privacy-confirm' and q.id = d.subject_id::uuid
  where d.id = $1`
