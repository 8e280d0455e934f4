import type { Queryable } from '@app/platform/database/pool'

export async function readWithdrawal(db: Queryable, lead: string): Promise<Date | undefined> {
  const { rows } = await db.query<{ at: Date }>(
    `select created_at as at from consent_withdrawals where subject = $1 order by created_at desc limit 1`,
    [`leads:${lead}`],
  )
  return rows[0]?.at
}
