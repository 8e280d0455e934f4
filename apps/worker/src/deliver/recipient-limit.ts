import { QUOTE_MAIL } from '@sillar/domain/quote/quote-document'
import { visitMails } from '@sillar/domain/visit/visit-state'
import { inTransaction } from '@sillar/platform/database/pool'
import type { DeliverContext, Delivery } from './delivery'

// Anybody can type anybody's address into a form. However many do, one address gets at most so many mails from us in an
// hour; the rest wait their turn, and what visitors sent is taken all the same. Customer service and those on duty are
// not strangers and have no limit.

const toVisitors = [
  'complaint-consumer',
  'complaint-file-consumer',
  'lead-receipt',
  'referral-receipt',
  'privacy-confirm',
  QUOTE_MAIL,
  ...Object.values(visitMails),
]

export const RECIPIENT_WAIT_SECONDS = 10 * 60

/**
 * Whether the address has to be left in peace for now. Each mail asks in turn, one at a time for a mailbox, and keeps
 * its place from the moment it may leave: neither two workers nor submissions of the same instant let a sixth through.
 * `a+b@x` is the mailbox `a@x`.
 */
export async function recipientHasEnough({ pool, settings }: DeliverContext, delivery: Delivery): Promise<boolean> {
  if (!toVisitors.includes(delivery.template ?? '')) return false
  return await inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ mailbox: string }>(`select mailbox from (${mailboxes}) mine where id = $1`, [
      delivery.id,
    ])
    const mailbox = rows[0]?.mailbox
    if (!mailbox) return false
    await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`mails to ${mailbox}`])
    const { rowCount } = await tx.query(
      `update deliveries set let_through_at = now()
       where id = $1 and $3 > (
         select count(*) from (${mailboxes}) other
         where mailbox = $2 and id <> $1 and let_through_at > now() - interval '1 hour')`,
      [delivery.id, mailbox, settings.mailsPerRecipient],
    )
    return rowCount === 0
  })
}

const mailboxes = `
  select d.id, d.let_through_at,
         regexp_replace(lower(coalesce(c.email, r.email, l.email, q.email)), '\\+[^@]*@', '@') as mailbox
  from deliveries d
  left join complaints c on c.id = d.complaint_id
  left join referrals r on r.id = d.referral_id
  left join leads l on l.id = d.lead_id
  left join privacy_requests q on d.template = 'privacy-confirm' and q.id::text = d.subject_id
  where d.destination = 'mail' and d.template in (${toVisitors.map((template) => `'${template}'`).join(', ')})`
