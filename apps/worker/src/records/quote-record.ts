import type { QuoteDocument } from '@app/domain/quote/quote-document'
import { type QuoteRow, quoteColumns, quoteFromRow } from '@app/domain/quote/quote-row'
import type { Queryable } from '@app/platform/database/pool'

type Recipient = { firstName: string; email: string }

type QuoteRecord = {
  quote: QuoteDocument
  recipient: Recipient
  /** The name of the user who issued the quote. Null if the visitor requested it. */
  issuedBy: string | null
}

/** Loads the quote of a lead with this code. A lead has several quotes if staff issued some of them. */
export async function loadQuote(db: Queryable, leadId: string, code: string): Promise<QuoteRecord | undefined> {
  const columns = quoteColumns.map((column) => `q.${column}`).join(', ')
  const { rows } = await db.query<QuoteRow & Recipient & { issuedBy: string | null }>(
    `select ${columns}, q.issued_by as "issuedBy", l.first_name as "firstName", l.email
     from quotes q join leads l on l.id = q.lead_id where l.id = $1 and q.code = $2`,
    [leadId, code],
  )
  const row = rows[0]
  if (!row) return undefined
  const { firstName, email, issuedBy } = row
  return { quote: quoteFromRow(row), recipient: { firstName, email }, issuedBy }
}
