import type { Queryable } from '@app/platform/database/pool'

/** Frees lots whose hold has expired. The line in the history names no user, because the system made the change. */
export async function freeEndedHolds(db: Queryable, now: Date): Promise<number> {
  const { rowCount } = await db.query(
    `with over as (
       select id from lots where state = 'held' and held_until <= $1::timestamptz order by id for update skip locked
     ), freed as (
       update lots set state = 'free', held_until = null, held_for_id = null, state_since = $1::timestamptz, state_by = null, updated_at = clock_timestamp()
       from over where lots.id = over.id returning lots.id
     )
     insert into lot_events (lot_id, "from", "to", created_at) select id, 'held', 'free', clock_timestamp() from freed`,
    [now],
  )
  return rowCount ?? 0
}
