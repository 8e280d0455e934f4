import { cents, type Money, toSoles } from '@app/domain/money/money'
import type { Queryable } from '@app/platform/database/pool'

export type ProjectStock = { slug: string; name: string; free: number; held: number; sold: number; left: Money }

type StockRow = Omit<ProjectStock, 'left'> & { leftCents: number; rate: number | null }

/** Returns the lots of each project by state, and the total list price of the free lots in dollars and soles. */
export async function readStock(db: Queryable): Promise<ProjectStock[]> {
  const { rows } = await db.query<StockRow>(
    `select p.slug, p.name, count(*) filter (where l.state = 'free')::int as free,
       count(*) filter (where l.state = 'held')::int as held, count(*) filter (where l.state = 'sold')::int as sold,
       coalesce(sum(l.list_price_cents) filter (where l.state = 'free'), 0)::float8 as "leftCents",
       (select exchange_rate_soles_per_dollar from site_settings limit 1)::float8 as rate
     from projects p join lots l on l.project_id = p.id
     where p.deleted_at is null group by p.id order by p."order", p.name`,
  )
  return rows.map(({ leftCents, rate, ...stock }) => ({
    ...stock,
    left: { usd: cents(leftCents), pen: toSoles(cents(leftCents), rate ?? 0) },
  }))
}
