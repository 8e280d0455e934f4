import type { QuoteDocument } from '@app/domain/quote/quote-document'
import { quoteColumns, quoteValues } from '@app/domain/quote/quote-row'
import type { Transaction } from '../database/pool'

type Origin = {
  lead: string
  /** The name of the user who issued the quote, and the id of the form that they submitted. Absent for a visitor. */
  staff?: { id: string; issuedBy: string }
}

/** Stores a quote with the version of its lot. */
export async function insertQuote(tx: Transaction, quote: QuoteDocument, { lead, staff }: Origin): Promise<void> {
  const columns = ['lead_id', ...quoteColumns, ...(staff ? ['id', 'issued_by'] : [])]
  const values = [lead, ...quoteValues(quote), ...(staff ? [staff.id, staff.issuedBy] : [])]
  const parameters = values.map((_, index) => `$${index + 1}`).join(', ')
  const version = `(select l.updated_at from lots l join projects p on p.id = l.project_id
     where p.slug = $${values.length + 1} and l.code = $${values.length + 2})`
  await tx.query(`insert into quotes (${columns.join(', ')}, lot_version) values (${parameters}, ${version})`, [
    ...values,
    quote.project.slug,
    quote.lot,
  ])
}
