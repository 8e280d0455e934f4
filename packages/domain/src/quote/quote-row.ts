import type { Locale } from '../content/localized.schema'
import type { PriceSource, QuoteDocument } from './quote-document'

/** The columns of a stored quote. Whose it is, is not among them. */
export const quoteColumns = [
  'number',
  'code',
  'locale',
  'project_slug',
  'project_name',
  'lot',
  'price_source',
  'price_usd_cents',
  'price_pen_cents',
  'down_usd_cents',
  'down_pen_cents',
  'instalment_usd_cents',
  'instalment_pen_cents',
  'months',
  'start_month',
  'payment_day',
  'soles_per_dollar',
  'rate_date',
  'issued_on',
  'valid_until',
] as const

type Texts =
  | 'number'
  | 'code'
  | 'project_slug'
  | 'project_name'
  | 'start_month'
  | 'rate_date'
  | 'issued_on'
  | 'valid_until'
type Named = Texts | 'locale' | 'lot' | 'price_source' | 'soles_per_dollar'

/** As the database gives it: a decimal number arrives as text. */
export type QuoteRow = Record<Texts, string> &
  Record<Exclude<(typeof quoteColumns)[number], Named>, number> & {
    locale: Locale
    lot: string | null
    price_source: PriceSource
    soles_per_dollar: string | number
  }

export const quoteFromRow = (row: QuoteRow): QuoteDocument => ({
  number: row.number,
  code: row.code,
  locale: row.locale,
  project: { slug: row.project_slug, name: row.project_name },
  lot: row.lot,
  priceSource: row.price_source,
  plan: {
    months: row.months,
    price: { usd: row.price_usd_cents, pen: row.price_pen_cents },
    down: { usd: row.down_usd_cents, pen: row.down_pen_cents },
    instalment: { usd: row.instalment_usd_cents, pen: row.instalment_pen_cents },
  },
  start: row.start_month,
  day: row.payment_day,
  rate: { solesPerDollar: Number(row.soles_per_dollar), date: row.rate_date },
  issuedOn: row.issued_on,
  validUntil: row.valid_until,
})

/** The values of a quote in the order of its columns. */
export function quoteValues({ project, plan, rate, ...quote }: QuoteDocument): unknown[] {
  const row: QuoteRow = {
    number: quote.number,
    code: quote.code,
    locale: quote.locale,
    project_slug: project.slug,
    project_name: project.name,
    lot: quote.lot,
    price_source: quote.priceSource,
    price_usd_cents: plan.price.usd,
    price_pen_cents: plan.price.pen,
    down_usd_cents: plan.down.usd,
    down_pen_cents: plan.down.pen,
    instalment_usd_cents: plan.instalment.usd,
    instalment_pen_cents: plan.instalment.pen,
    months: plan.months,
    start_month: quote.start,
    payment_day: quote.day,
    soles_per_dollar: rate.solesPerDollar,
    rate_date: rate.date,
    issued_on: quote.issuedOn,
    valid_until: quote.validUntil,
  }
  return quoteColumns.map((column) => row[column])
}
