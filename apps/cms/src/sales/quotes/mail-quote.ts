import { QUOTE_MAIL } from '@app/domain/quote/quote-document'
import { inTransaction, type Pool } from '@app/platform/database/pool'
import type { Staff } from '../../platform/access/staff'
import { claimLead } from '../leads/claim-lead'
import { queueQuoteMail } from './queue-quote-mail'

type MailResult = { lead: string } | 'unknown' | 'no-mail'

/** Mails an issued quote. If its mail is still waiting, nothing changes, so a double click sends one mail. */
export async function mailQuote(pool: Pool, quote: string, staff: Staff): Promise<MailResult> {
  return inTransaction(pool, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`quote ${quote}`])
    const { rows } = await tx.query<{ lead: string; code: string; isWaiting: boolean }>(
      `select q.lead_id as lead, q.code, exists (select from deliveries d where d.lead_id = q.lead_id
         and d.template = $2 and d.reference = q.code and d.status in ('waiting', 'held')) as "isWaiting"
       from quotes q where q.id = $1 and q.lead_id is not null`,
      [quote, QUOTE_MAIL],
    )
    if (!rows[0]) return 'unknown'
    const { lead, code, isWaiting } = rows[0]
    if (isWaiting) return { lead }
    if (!(await queueQuoteMail(tx, { lead, code, by: staff.name }))) return 'no-mail'
    await claimLead(tx, lead, staff)
    return { lead }
  })
}
