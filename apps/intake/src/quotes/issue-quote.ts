import { limaDateOf, yearOf } from '@app/domain/calendar/lima-date'
import type { LeadInput } from '@app/domain/lead/lead.schema'
import { type Cents, formatUsd } from '@app/domain/money/money'
import { paymentPlan } from '@app/domain/quote/payment-plan'
import { type QuoteDocument, quoteLabel, validUntil } from '@app/domain/quote/quote-document'
import { quoteOffer } from '@app/domain/quote/quote-offer'
import { type QuoteRow, quoteColumns, quoteFromRow, quoteValues } from '@app/domain/quote/quote-row'
import { type QuoteProblem, readTerms } from '@app/domain/quote/quote-terms'
import type { Queryable, Transaction } from '@app/platform/database/pool'
import { rejection, SubmissionError } from '../submissions/submission-error'

type PublishedTerms = {
  name: string
  monthlyFromUsd: number | null
  months: number | null
  soldOut: boolean
  solesPerDollar: number
  rateDate: string
}

/**
 * Calculates a quote from the published data; the browser sends only the visitor's choices. A rollback does not return
 * the number, so the numbers may have gaps.
 */
export async function issueQuote(
  tx: Queryable,
  { quote, project, locale }: LeadInput,
  code: string,
  now: Date,
): Promise<QuoteDocument | undefined> {
  if (!quote) return undefined
  const projectTerms = await loadPublishedTerms(tx, project)
  const offer = projectTerms && quoteOffer(projectTerms)
  if (!offer) throw rejection(422, 'quote', 'quote.unavailable')

  const today = limaDateOf(now)
  const lot = quote.lot.trim().toUpperCase() || null
  const listPrice = lot ? await readPriceOfFreeLot(tx, project, lot) : undefined
  const { terms, problems, isComplete } = readTerms(quote, { offer, listPrice, today })
  if (!isComplete) throw outOfRangeError(problems)
  const { rows } = await tx.query<{ number: number }>(`select nextval('quote_numbers')::int as number`)
  return {
    number: quoteLabel(rows[0]?.number ?? 0, yearOf(today)),
    code,
    locale,
    project: { slug: project, name: projectTerms.name },
    lot,
    priceSource: lot ? 'list' : terms.price === offer.priceFrom ? 'from' : 'named',
    plan: paymentPlan({ ...terms, solesPerDollar: projectTerms.solesPerDollar }),
    start: terms.start,
    day: terms.day,
    rate: { solesPerDollar: projectTerms.solesPerDollar, date: projectTerms.rateDate },
    issuedOn: today,
    validUntil: validUntil(today),
  }
}

/** Returns the list price of a free lot. Throws if the lot is unknown, held or sold. */
async function readPriceOfFreeLot(tx: Queryable, project: string, code: string): Promise<Cents> {
  const { rows } = await tx.query<{ cents: Cents }>(
    `select l.list_price_cents::int as cents from lots l join projects p on p.id = l.project_id
     where p.slug = $1 and l.code = $2 and l.state = 'free'`,
    [project, code],
  )
  if (!rows[0]) throw rejection(422, 'quote', 'quote.lot.taken')
  return rows[0].cents
}

const outOfRangeError = (problems: readonly QuoteProblem[]) =>
  new SubmissionError(
    422,
    problems.map((problem) => {
      const limit = limitOf(problem)
      return { path: `quote.${problem.field}`, message: problem.key, ...(limit !== undefined && { marks: { limit } }) }
    }),
  )

function limitOf(problem: QuoteProblem): string | undefined {
  if (problem.field === 'months') return String(problem.limit)
  return problem.limit && formatUsd(problem.limit)
}

async function loadPublishedTerms(tx: Queryable, slug: string): Promise<PublishedTerms | undefined> {
  const { rows } = await tx.query<PublishedTerms>(
    `select p.name, p.monthly_from_usd::float8 as "monthlyFromUsd", p.months::int as months,
            coalesce(p.sold_out, false) as "soldOut", s.exchange_rate_soles_per_dollar::float8 as "solesPerDollar",
            (s.exchange_rate_date at time zone 'UTC')::date::text as "rateDate"
     from projects p cross join site_settings s
     where p.slug = $1 and p._status = 'published' and s.exchange_rate_soles_per_dollar is not null limit 1`,
    [slug],
  )
  return rows[0]
}

export async function insertQuote(tx: Transaction, quote: QuoteDocument, leadId: string): Promise<void> {
  const parameters = quoteColumns.map((_, index) => `$${index + 2}`).join(', ')
  const version = `(select l.updated_at from lots l join projects p on p.id = l.project_id
     where p.slug = $${quoteColumns.length + 2} and l.code = $${quoteColumns.length + 3})`
  await tx.query(
    `insert into quotes (lead_id, ${quoteColumns.join(', ')}, lot_version) values ($1, ${parameters}, ${version})`,
    [leadId, ...quoteValues(quote), quote.project.slug, quote.lot],
  )
}

/** Returns the number of a lead's quote. The code of a quote is the reference of its lead. */
export async function findQuoteNumber(db: Queryable, reference: string): Promise<string | undefined> {
  const { rows } = await db.query<{ number: string }>('select number from quotes where code = $1', [reference])
  return rows[0]?.number
}

/** Finds a quote by its number and code, because the number alone is easy to guess. */
export async function findQuote(db: Queryable, number: string, code: string): Promise<QuoteDocument | undefined> {
  const { rows } = await db.query<QuoteRow>(
    `select ${quoteColumns.join(', ')} from quotes where number = $1 and code = $2`,
    [number, code],
  )
  return rows[0] && quoteFromRow(rows[0])
}
