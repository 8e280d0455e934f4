import { repriced } from '@app/domain/lot/reprice'
import type { Cents } from '@app/domain/money/money'
import { inTransaction, type Pool } from '@app/platform/database/pool'
import { transactionDb } from '@app/platform/queue/boss'
import { queueRelease } from '@app/platform/queue/queue-release'
import type { PgBoss } from 'pg-boss'

/** A percentage for several lots, or the new price of one lot. */
export type PriceChange = { percent: number } | { priceCents: Cents }

type PricedLot = { id: string; price: Cents; months: number | null; project: string }

/**
 * Changes the list prices of lots and queues a release in one transaction. Sold lots keep their price, and quotes keep
 * theirs, because they contain it.
 */
export async function repriceLots(
  pool: Pool,
  boss: PgBoss,
  { lots, change, by }: { lots: readonly string[]; change: PriceChange; by: string },
): Promise<number> {
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<PricedLot>(
      `select l.id, l.list_price_cents::float8 as price, p.months::float8 as months, p.name as project
       from lots l join projects p on p.id = l.project_id
       where l.id = any($1::uuid[]) and l.state <> 'sold' order by l.id for update of l`,
      [lots],
    )
    if (rows.length === 0) return 0
    const prices = rows.map(({ price, months }) =>
      'percent' in change ? repriced(price, change.percent, months) : change.priceCents,
    )
    await tx.query(
      `update lots set list_price_cents = new.price, updated_at = clock_timestamp()
       from unnest($1::uuid[], $2::float8[]) as new(id, price) where lots.id = new.id`,
      [rows.map(({ id }) => id), prices],
    )
    const reason = `${rows[0]?.project}: precios`
    await queueRelease(boss, transactionDb(tx), { kind: 'publish', askedBy: by, reason, changes: [] })
    return rows.length
  })
}
