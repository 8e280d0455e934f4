import { type DayRule, LEGAL_DAY_RULE } from '@sillar/domain/complaint/response-deadline'
import type { Queryable } from '@sillar/platform/database/pool'

export type ComplaintBookSettings = { rule: DayRule; ruc: string }

type Row = { kind: DayRule['kind'] | null; days: number | null; ruc: string | null }

/** The owner's rule and tax number from the CMS; the law's rule where nothing is set. */
export async function readComplaintBook(db: Queryable): Promise<ComplaintBookSettings> {
  const { rows } = await db.query<Row>(
    `select (select day_rule_kind from complaint_book limit 1) as kind,
            (select day_rule_days::int from complaint_book limit 1) as days,
            (select ruc from site_settings limit 1) as ruc`,
  )
  const { kind, days, ruc } = rows[0] ?? {}
  return { rule: kind && days ? { kind, days } : LEGAL_DAY_RULE, ruc: ruc ?? '' }
}

/** The number the next complaint of that year would get; nobody is promised it. */
export async function peekNextNumber(db: Queryable, year: number): Promise<number> {
  const { rows } = await db.query<{ last: number }>('select last from complaint_counters where year = $1', [year])
  return (rows[0]?.last ?? 0) + 1
}

/**
 * The next number of the year. The row stays locked until the commit: the next complaint waits, and a rollback gives
 * the number back, so that accepted complaints have no gap. A PostgreSQL sequence would leave one.
 */
export async function takeNextNumber(db: Queryable, year: number): Promise<number> {
  const { rows } = await db.query<{ last: number }>(
    `insert into complaint_counters (year, last) values ($1, 1)
     on conflict (year) do update set last = complaint_counters.last + 1, updated_at = now()
     returning last`,
    [year],
  )
  if (!rows[0]) throw new Error('the complaint counter gave no number')
  return rows[0].last
}
