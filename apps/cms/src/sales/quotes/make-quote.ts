import { randomBytes } from 'node:crypto'
import { REFERENCE_RANDOM_BYTES, referenceCode } from '@app/domain/reference/reference-code'
import { inTransaction, type Pool } from '@app/platform/database/pool'
import { insertQuote } from '@app/platform/quote/insert-quote'
import { issueQuote, type QuoteFailure } from '@app/platform/quote/issue-quote'
import type { Staff } from '../../platform/access/staff'
import { claimLead } from '../leads/claim-lead'
import type { NewQuote } from './new-quote.schema'
import { queueQuoteMail } from './queue-quote-mail'

type MakeResult = { id: string; number: string } | QuoteFailure['kind'] | 'unknown' | 'key-reused' | 'no-mail'

/** Rolls the quote back, because the user asked for a quote and its mail. */
class MailNotAllowed extends Error {}

/**
 * Issues a quote for an existing lead, with the rules of the website. The quote has its own code, because the code of a
 * quote that a visitor requested is the reference of their lead. Nothing is queued for the CRM: it has the lead
 * already, and another copy would create the person twice, possibly with another project.
 */
export async function makeQuote(pool: Pool, request: NewQuote, staff: Staff, now: Date): Promise<MakeResult> {
  try {
    return await makeInTransaction(pool, request, staff, now)
  } catch (error) {
    if (error instanceof MailNotAllowed) return 'no-mail'
    throw error
  }
}

const makeInTransaction = (pool: Pool, { key, lead, project, choices, isMailed }: NewQuote, staff: Staff, now: Date) =>
  inTransaction(pool, async (tx): Promise<MakeResult> => {
    // Without this lock, two quick clicks could issue two quotes.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`quote ${key}`])
    const { rows: issued } = await tx.query<{ number: string; lead: string | null }>(
      'select number, lead_id as lead from quotes where id = $1',
      [key],
    )
    if (issued[0]) return issued[0].lead === lead ? { id: key, number: issued[0].number } : 'key-reused'
    const { rows: leads } = await tx.query<{ locale: 'es' | 'en' }>(
      `select l.locale::text as locale from leads l join lead_work w on w.lead_id = l.id where l.id = $1`,
      [lead],
    )
    if (!leads[0]) return 'unknown'
    const code = referenceCode(randomBytes(REFERENCE_RANDOM_BYTES))
    const { locale } = leads[0]
    const result = await issueQuote(tx, { project, choices, locale, code, now, holder: lead })
    if ('failure' in result) return result.failure.kind
    const { number } = result.quote
    await insertQuote(tx, result.quote, { lead, staff: { id: key, issuedBy: staff.name } })
    await tx.query(
      `insert into lead_events (lead_id, kind, text, by, created_at) values ($1, 'quote', $2, $3, clock_timestamp())`,
      [lead, number, staff.name],
    )
    if (isMailed && !(await queueQuoteMail(tx, { lead, code, by: staff.name }))) throw new MailNotAllowed()
    await claimLead(tx, lead, staff)
    return { id: key, number }
  })
