import type { LotState } from '@app/domain/lot/lot.schema'
import { inTransaction, type Pool } from '@app/platform/database/pool'
import { transactionDb } from '@app/platform/queue/boss'
import { queues } from '@app/platform/queue/queues'
import type { PgBoss } from 'pg-boss'

export type StateChange = {
  lots: readonly string[]
  to: LotState
  heldUntil: Date | null
  /** The lead for whom the lots are held. */
  heldFor?: string | null
  by: string | null
}

/**
 * Changes the state of several lots in one transaction and queues the update of the live file. Lots that already have
 * the state are skipped, except that a held lot gets the new end of its hold, and the new person if there is one.
 */
export async function changeStates(
  pool: Pool,
  boss: PgBoss,
  { lots, to, heldUntil, heldFor = null, by }: StateChange,
): Promise<number> {
  return inTransaction(pool, async (tx) => {
    const { rowCount } = await tx.query(
      `with before as (
         select id, state from lots where id = any($1::uuid[]) and (state::text <> $2::text or $2::text = 'held') order by id for update
       ), changed as (
         update lots set state = $2::text::lot_state, held_until = $3::timestamptz,
           held_for_id = case when $2::text = 'held' then coalesce($5::uuid, held_for_id) end, state_since = clock_timestamp(), state_by = $4::text,
           updated_at = clock_timestamp()
         from before where lots.id = before.id returning lots.id, before.state as old
       )
       insert into lot_events (lot_id, "from", "to", held_until, by, created_at)
       select id, old::text::lot_state_before, $2::text::lot_state_after, $3::timestamptz, $4::text, clock_timestamp()
       from changed`,
      [lots, to, to === 'held' ? heldUntil : null, by, heldFor],
    )
    await boss.send(queues.liveLots, {}, { db: transactionDb(tx) })
    return rowCount ?? 0
  })
}
