import type { QuoteDocument } from './quote-document'

/** The columns of a stored quote and their values. None of them identifies the person. */
const columns = {
  number: ({ number }) => number,
  code: ({ code }) => code,
  locale: ({ locale }) => locale,
  project_slug: ({ project }) => project.slug,
  project_name: ({ project }) => project.name,
  lot: ({ lot }) => lot,
  price_source: ({ priceSource }) => priceSource,
  price_usd_cents: ({ plan }) => plan.price.usd,
  price_pen_cents: ({ plan }) => plan.price.pen,
  down_usd_cents: ({ plan }) => plan.down.usd,
  down_pen_cents: ({ plan }) => plan.down.pen,
  instalment_usd_cents: ({ plan }) => plan.instalment.usd,
  instalment_pen_cents: ({ plan }) => plan.instalment.pen,
  months: ({ plan }) => plan.months,
  start_month: ({ start }) => start,
  payment_day: ({ day }) => day,
  // The database driver returns decimals as text.
  soles_per_dollar: ({ rate }): number | string => rate.solesPerDollar,
  rate_date: ({ rate }) => rate.date,
  issued_on: ({ issuedOn }) => issuedOn,
  valid_until: (quote) => quote.validUntil,
} satisfies Record<string, (quote: QuoteDocument) => unknown>

type Column = keyof typeof columns
export const quoteColumns = Object.keys(columns) as Column[]

/** A row as the database driver returns it. */
export type QuoteRow = { [Name in Column]: ReturnType<(typeof columns)[Name]> }

/** Returns the values of a quote in the order of `quoteColumns`. */
export const quoteValues = (quote: QuoteDocument): unknown[] => quoteColumns.map((column) => columns[column](quote))

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
