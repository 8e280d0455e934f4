import type { QuoteDocument } from '@sillar/domain/quote/quote-document'
import { type QuoteRow, quoteColumns, quoteFromRow } from '@sillar/domain/quote/quote-row'
import type { Queryable } from '@sillar/platform/database/pool'

export type StoredQuote = QuoteDocument & { id: string; leadId: string | null }

/** Days as they are written: the pool of the CMS would make moments of them. */
const days: readonly string[] = ['rate_date', 'issued_on', 'valid_until']
const columns = quoteColumns.map((column) => (days.includes(column) ? `${column}::text` : column)).join(', ')

/** The quote of a lead, or the one with that id. */
export async function readQuote(db: Queryable, by: 'id' | 'lead_id', value: string): Promise<StoredQuote | undefined> {
  const { rows } = await db.query<QuoteRow & { id: string; leadId: string | null }>(
    `select id, lead_id as "leadId", ${columns} from quotes where ${by} = $1`,
    [value],
  )
  const row = rows[0]
  return row && { ...quoteFromRow(row), id: row.id, leadId: row.leadId }
}
