import { staffChange, type VisitState, visitMails } from '@app/domain/appointment/visit-state'
import { inTransaction, type Pool } from '@app/platform/database/pool'
import type { PgBoss } from 'pg-boss'
import { queueAppointmentMail } from './appointment-mail'

export type StateChange = { visit: string; to: VisitState; by: string; now: Date }
export type MarkResult = 'done' | 'unknown' | 'rejected'

type AppointmentRow = { state: VisitState; startsAt: Date; leadId: string | null; reference: string }

/** Changes the state of an appointment and adds it to the history. A cancellation also queues a mail. */
export async function markAppointment(
  pool: Pool,
  boss: PgBoss,
  { visit, to, by, now }: StateChange,
): Promise<MarkResult> {
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<AppointmentRow>(
      `select state, starts_at as "startsAt", lead_id as "leadId", reference from visits where id = $1 for update`,
      [visit],
    )
    const row = rows[0]
    if (!row) return 'unknown'
    const kind = staffChange(row.state, to, row.startsAt, now)
    if (!kind) return 'rejected'
    await tx.query(
      `update visits set state = $2::text::enum_visits_state, updated_at = now(),
         sequence = sequence + (case when $2::text = 'cancelled' then 1 else 0 end) where id = $1`,
      [visit, to],
    )
    await tx.query(
      `insert into visit_events (visit_id, kind, starts_at, by, created_at) values ($1, $2, $3, $4, clock_timestamp())`,
      [visit, kind, row.startsAt, by],
    )
    if (kind !== 'cancelled' || !row.leadId) return 'done'
    await queueAppointmentMail(tx, boss, {
      leadId: row.leadId,
      reference: row.reference,
      template: visitMails.cancelled,
    })
    return 'done'
  })
}
