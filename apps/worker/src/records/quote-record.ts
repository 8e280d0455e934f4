import type { QuoteDocument } from '@app/domain/quote/quote-document'
import { type QuoteRow, quoteColumns, quoteFromRow } from '@app/domain/quote/quote-row'
import type { Queryable } from '@app/platform/database/pool'

export type Recipient = { firstName: string; email: string }

export async function loadQuote(
  db: Queryable,
  leadId: string,
): Promise<{ quote: QuoteDocument; recipient: Recipient } | undefined> {
  const columns = quoteColumns.map((column) => `q.${column}`).join(', ')
  const { rows } = await db.query<QuoteRow & Recipient>(
    `select ${columns}, l.first_name as "firstName", l.email
     from quotes q join leads l on l.id = q.lead_id where l.id = $1`,
    [leadId],
  )
  const row = rows[0]
  if (!row) return undefined
  return { quote: quoteFromRow(row), recipient: { firstName: row.firstName, email: row.email } }
}
