import { QUOTE_MAIL } from '@sillar/domain/quote/quote-document'
import type { DeliverContext, Delivery } from './delivery'

// Anybody can type anybody's address into a form. However many do, one address gets at most so many mails from us in an
// hour; the rest wait their turn, and what visitors sent is taken all the same. Customer service and those on duty are
// not strangers and have no limit.

const toVisitors = ['complaint-consumer', 'lead-receipt', 'referral-receipt', 'privacy-confirm', QUOTE_MAIL]

export const RECIPIENT_WAIT_SECONDS = 10 * 60

/**
 * Whether the address has to be left in peace for now. Those queued before this one count while they wait, so that two
 * workers, or four loops of one, come to the same answer. `a+b@x` is the mailbox `a@x`.
 */
export async function recipientHasEnough({ pool, settings }: DeliverContext, delivery: Delivery): Promise<boolean> {
  if (!toVisitors.includes(delivery.template ?? '')) return false
  const { rows } = await pool.query<{ before: number }>(
    `with mails as (
       select d.id, d.status, d.first_queued_at, d.delivered_at,
              regexp_replace(lower(coalesce(c.email, r.email, l.email, q.email)), '\\+[^@]*@', '@') as mailbox
       from deliveries d
       left join complaints c on c.id = d.complaint_id
       left join referrals r on r.id = d.referral_id
       left join leads l on l.id = d.lead_id
       left join privacy_requests q on d.template = 'privacy-confirm' and q.id::text = d.subject_id
       where d.destination = 'mail' and d.template = any($2)
         and (d.status = 'waiting' or d.delivered_at > now() - interval '1 hour'))
     select count(*)::int as before from mails mine join mails other on other.mailbox = mine.mailbox
     where mine.id = $1 and (other.first_queued_at, other.id) < (mine.first_queued_at, mine.id)`,
    [delivery.id, toVisitors],
  )
  return (rows[0]?.before ?? 0) >= settings.mailsPerRecipient
}
