import { limaDateOf, yearOf } from '@app/domain/calendar/lima-date'
import type { Locale } from '@app/domain/language/locale'
import type { Cents } from '@app/domain/money/money'
import { paymentPlan } from '@app/domain/quote/payment-plan'
import { type QuoteDocument, quoteLabel, validUntil } from '@app/domain/quote/quote-document'
import { quoteOffer } from '@app/domain/quote/quote-offer'
import { type QuoteProblem, type RequestedTerms, readTerms } from '@app/domain/quote/quote-terms'
import type { Queryable } from '../database/pool'
import { findPublishedTerms } from './published-terms'

// Every quote is calculated and numbered here, whether a visitor requests it or staff issue it.

type QuoteRequest = {
  project: string
  /** The lot is empty for a quote without a lot. */
  choices: RequestedTerms & { lot: string }
  locale: Locale
  code: string
  now: Date
  /** The lead whose held lots can be quoted too. */
  holder?: string
}

export type QuoteFailure =
  | { kind: 'unavailable' }
  | { kind: 'lot-taken' }
  | { kind: 'out-of-range'; problems: readonly QuoteProblem[] }

/**
 * Calculates a quote from the published data; the browser sends only the choices. A rollback does not return the
 * number, so the numbers may have gaps.
 */
export async function issueQuote(
  tx: Queryable,
  { project, choices, locale, code, now, holder }: QuoteRequest,
): Promise<{ quote: QuoteDocument } | { failure: QuoteFailure }> {
  const projectTerms = await findPublishedTerms(tx, project)
  const offer = projectTerms && quoteOffer(projectTerms)
  if (!offer) return { failure: { kind: 'unavailable' } }

  const today = limaDateOf(now)
  const lot = choices.lot.trim().toUpperCase() || null
  const listPrice = lot ? await readLotPrice(tx, { project, code: lot, holder }) : undefined
  if (lot && listPrice === undefined) return { failure: { kind: 'lot-taken' } }
  const { terms, problems, isComplete } = readTerms(choices, { offer, listPrice, today })
  if (!isComplete) return { failure: { kind: 'out-of-range', problems } }
  const { rows } = await tx.query<{ number: number }>(`select nextval('quote_numbers')::int as number`)
  const { solesPerDollar, rateDate, name } = projectTerms
  return {
    quote: {
      number: quoteLabel(rows[0]?.number ?? 0, yearOf(today)),
      code,
      locale,
      project: { slug: project, name },
      lot,
      priceSource: lot ? 'list' : terms.price === offer.priceFrom ? 'from' : 'named',
      plan: paymentPlan({ ...terms, solesPerDollar }),
      start: terms.start,
      day: terms.day,
      rate: { solesPerDollar, date: rateDate },
      issuedOn: today,
      validUntil: validUntil(today),
    },
  }
}

type LotKey = { project: string; code: string; holder: string | undefined }

/** Returns the list price of a lot that is free or held for this lead, or undefined. */
async function readLotPrice(tx: Queryable, { project, code, holder }: LotKey): Promise<Cents | undefined> {
  // The intake may not read who holds a lot, so its query must not contain the column.
  const condition = holder ? `(l.state = 'free' or l.state = 'held' and l.held_for_id = $3)` : `l.state = 'free'`
  const { rows } = await tx.query<{ cents: Cents }>(
    `select l.list_price_cents::int as cents from lots l join projects p on p.id = l.project_id
     where p.slug = $1 and l.code = $2 and ${condition}`,
    holder ? [project, code, holder] : [project, code],
  )
  return rows[0]?.cents
}
