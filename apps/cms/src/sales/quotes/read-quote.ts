import type { QuoteDocument } from '@app/domain/quote/quote-document'
import { type QuoteRow, quoteColumns, quoteFromRow } from '@app/domain/quote/quote-row'
import type { Queryable } from '@app/platform/database/pool'

export type StoredQuote = QuoteDocument & { id: string; leadId: string | null }

/** Columns that are read as text, because Payload's pool would parse them as `Date` objects. */
const dateColumns: readonly string[] = ['rate_date', 'issued_on', 'valid_until']
const columns = quoteColumns.map((column) => (dateColumns.includes(column) ? `${column}::text` : column)).join(', ')

export async function readQuote(db: Queryable, by: 'id' | 'lead_id', value: string): Promise<StoredQuote | undefined> {
  const { rows } = await db.query<QuoteRow & { id: string; leadId: string | null }>(
    `select id, lead_id as "leadId", ${columns} from quotes where ${by} = $1`,
    [value],
  )
  const row = rows[0]
  return row && { ...quoteFromRow(row), id: row.id, leadId: row.leadId }
}
