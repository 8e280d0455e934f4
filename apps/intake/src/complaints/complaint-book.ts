import { type DayRule, LEGAL_DAY_RULE } from '@app/domain/complaint/response-deadline'
import type { Queryable } from '@app/platform/database/pool'

export type ComplaintBookSettings = { rule: DayRule; ruc: string }

type Row = { kind: DayRule['kind'] | null; days: number | null; ruc: string | null }

/** Loads the deadline rule and the tax number from the CMS. Without a configured rule, the legal rule applies. */
export async function readComplaintBook(db: Queryable): Promise<ComplaintBookSettings> {
  const { rows } = await db.query<Row>(
    `select (select day_rule_kind from complaint_book limit 1) as kind,
            (select day_rule_days::int from complaint_book limit 1) as days,
            (select ruc from site_settings limit 1) as ruc`,
  )
  const { kind, days, ruc } = rows[0] ?? {}
  return { rule: kind && days ? { kind, days } : LEGAL_DAY_RULE, ruc: ruc ?? '' }
}

/** Returns the number that the next complaint of a year would get. The number is not reserved. */
export async function peekNextNumber(db: Queryable, year: number): Promise<number> {
  const { rows } = await db.query<{ last: number }>('select last from complaint_counters where year = $1', [year])
  return (rows[0]?.last ?? 0) + 1
}

/**
 * Takes the next number of the year. The row stays locked until the commit and a rollback returns the number, so the
 * numbers have no gaps, unlike those of a PostgreSQL sequence.
 */
export async function takeNextNumber(db: Queryable, year: number): Promise<number> {
  const { rows } = await db.query<{ last: number }>(
    `insert into complaint_counters (year, last) values ($1, 1)
     on conflict (year) do update set last = complaint_counters.last + 1, updated_at = now()
     returning last`,
    [year],
  )
  if (!rows[0]) throw new Error('the complaint counter returned no number')
  return rows[0].last
}
