import type { Queryable } from '@app/platform/database/pool'

/** Returns the id of the newest lead at the sales desk. Pages compare it to detect a new lead. */
export async function readNewestLead(db: Queryable): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    'select lead_id as id from lead_work order by received_at desc, id desc limit 1',
  )
  return rows[0]?.id ?? null
}
