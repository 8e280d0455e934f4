import { QUOTE_MAIL } from '@app/domain/quote/quote-document'
import type { Transaction } from '@app/platform/database/pool'
import { markContacted } from '@app/platform/lead/mark-contacted'

type QuoteMail = { lead: string; code: string; by: string }

export const mayMailQuery = `select may_contact($1, 'answer', 'mail') as "mayMail"`

/**
 * Queues the mail with a quote and records it as an answer to the lead. Returns false if we may not write to the
 * person, or if they gave no e-mail address.
 */
export async function queueQuoteMail(tx: Transaction, { lead, code, by }: QuoteMail): Promise<boolean> {
  const { rows } = await tx.query<{ mayMail: boolean }>(mayMailQuery, [lead])
  if (!rows[0]?.mayMail) return false
  await tx.query(
    `insert into deliveries (integration, subject_kind, subject_id, reference, template, status, first_queued_at)
     values ('mail', 'lead', $1, $2, $3, 'waiting', now())`,
    [lead, code, QUOTE_MAIL],
  )
  const change = await markContacted(tx, lead)
  await tx.query(
    `insert into lead_events (lead_id, kind, text, "from", "to", by, created_at)
     values ($1, 'contact', 'mail', $2, $3, $4, clock_timestamp())`,
    [lead, change?.from, change?.to, by],
  )
  return true
}
