import type { LotState } from '@app/domain/lot/lot.schema'
import { lotNotices, type WaitingState } from '@app/domain/waiting-list/waiting-entry'
import { inTransaction, type Pool } from '@app/platform/database/pool'
import { queueWaitingMails } from './queue-waiting-mails'

type Row = { id: string; state: WaitingState; confirmedAt: Date | null; lotId: string; lotState: LotState }

/**
 * Queues the mails to the people in line for lots that are no longer held, and returns their number. It compares states
 * instead of events, so a hold that ended while the worker was down is noticed too, and each person gets one mail.
 */
export function notifyWaitingForLots(pool: Pool, now: Date): Promise<number> {
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<Row>(
      `select e.id, e.state, e.confirmed_at as "confirmedAt", l.id as "lotId", l.state as "lotState"
       from waiting_entries e
       join projects p on p.slug = e.project_slug
       join lots l on l.project_id = p.id and l.code = e.lot
       where e.kind = 'lot' and e.state = 'waiting' and l.state <> 'held'
       for update of e skip locked`,
    )
    const lines = Map.groupBy(rows, ({ lotId }) => lotId)
    const notices = [...lines.values()].flatMap((line) => lotNotices(line, line[0]?.lotState ?? 'held'))
    return queueWaitingMails(
      tx,
      notices.map((notice) => ({ ...notice, isLast: true })),
      now,
    )
  })
}
