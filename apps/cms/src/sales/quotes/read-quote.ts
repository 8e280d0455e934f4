import { QUOTE_MAIL, type QuoteDocument } from '@app/domain/quote/quote-document'
import { type QuoteRow, quoteColumns, quoteFromRow } from '@app/domain/quote/quote-row'
import type { Queryable } from '@app/platform/database/pool'

export type StoredQuote = QuoteDocument & { id: string; leadId: string | null; issuedBy: string | null }

/** Columns that are read as text, because Payload's pool would parse them as `Date` objects. */
const dateColumns: readonly string[] = ['rate_date', 'issued_on', 'valid_until']
const columns = quoteColumns.map((column) => (dateColumns.includes(column) ? `${column}::text` : column)).join(', ')

type Row = QuoteRow & Pick<StoredQuote, 'id' | 'leadId' | 'issuedBy'>

async function readQuotesBy(db: Queryable, column: 'id' | 'lead_id', value: string): Promise<StoredQuote[]> {
  const { rows } = await db.query<Row>(
    `select id, lead_id as "leadId", issued_by as "issuedBy", ${columns} from quotes
     where ${column} = $1 order by created_at desc limit 20`,
    [value],
  )
  return rows.map((row) => ({ ...quoteFromRow(row), id: row.id, leadId: row.leadId, issuedBy: row.issuedBy }))
}

export const readQuote = async (db: Queryable, id: string): Promise<StoredQuote | undefined> =>
  (await readQuotesBy(db, 'id', id))[0]

/** Returns the quotes of a lead, the newest first. */
export const readQuotesOfLead = (db: Queryable, lead: string): Promise<StoredQuote[]> =>
  readQuotesBy(db, 'lead_id', lead)

export type QuoteMailState = { status: 'waiting' | 'held' | 'delivered' | 'skipped' | 'parked'; at: Date }

/** Returns the state of the last mail with a quote, or undefined if it was never mailed. */
export async function readQuoteMail(
  db: Queryable,
  { leadId, code }: Pick<StoredQuote, 'leadId' | 'code'>,
): Promise<QuoteMailState | undefined> {
  const { rows } = await db.query<QuoteMailState>(
    `select d.status, coalesce((select max(a.started_at) from delivery_attempts a where a.delivery_id = d.id),
       d.created_at) as at
     from deliveries d where d.lead_id = $1 and d.template = $2 and d.reference = $3 order by d.created_at desc limit 1`,
    [leadId, QUOTE_MAIL, code],
  )
  return rows[0]
}
