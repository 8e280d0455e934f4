import type { Queryable } from '../database/pool'

/** What a quote needs of a published project, and the exchange rate. */
type PublishedTerms = {
  slug: string
  name: string
  monthlyFromUsd: number | null
  months: number | null
  soldOut: boolean
  solesPerDollar: number
  rateDate: string
}

const termsQuery = `select p.slug, p.name, p.monthly_from_usd::float8 as "monthlyFromUsd", p.months::int as months,
    coalesce(p.sold_out, false) as "soldOut", s.exchange_rate_soles_per_dollar::float8 as "solesPerDollar",
    (s.exchange_rate_date at time zone 'UTC')::date::text as "rateDate"
  from projects p cross join site_settings s
  where p._status = 'published' and s.exchange_rate_soles_per_dollar is not null`

export async function readPublishedTerms(db: Queryable): Promise<PublishedTerms[]> {
  const { rows } = await db.query<PublishedTerms>(`${termsQuery} order by p.name`)
  return rows
}

export async function findPublishedTerms(db: Queryable, slug: string): Promise<PublishedTerms | undefined> {
  const { rows } = await db.query<PublishedTerms>(`${termsQuery} and p.slug = $1 limit 1`, [slug])
  return rows[0]
}
