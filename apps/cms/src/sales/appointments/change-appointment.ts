import { type AppointmentState, appointmentMails, staffChange } from '@app/domain/appointment/appointment-state'
import { inTransaction, type Pool } from '@app/platform/database/pool'
import { queueAppointmentMail } from './appointment-mail'

export type StateChange = { appointment: string; to: AppointmentState; by: string; now: Date }
export type MarkResult = 'done' | 'unknown' | 'rejected'

type AppointmentRow = { state: AppointmentState; startsAt: Date; leadId: string | null; reference: string }

/** Changes the state of an appointment and adds the change to the history. A cancellation also queues a mail. */
export async function markAppointment(pool: Pool, { appointment, to, by, now }: StateChange): Promise<MarkResult> {
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<AppointmentRow>(
      `select state, starts_at as "startsAt", lead_id as "leadId", reference from appointments where id = $1 for update`,
      [appointment],
    )
    const row = rows[0]
    if (!row) return 'unknown'
    const kind = staffChange(row.state, to, row.startsAt, now)
    if (!kind) return 'rejected'
    await tx.query(
      `update appointments set state = $2::text::enum_appointments_state, updated_at = now(),
         sequence = sequence + (case when $2::text = 'cancelled' then 1 else 0 end) where id = $1`,
      [appointment, to],
    )
    await tx.query(
      `insert into appointment_events (appointment_id, kind, starts_at, by, created_at) values ($1, $2, $3, $4, clock_timestamp())`,
      [appointment, kind, row.startsAt, by],
    )
    if (kind !== 'cancelled' || !row.leadId) return 'done'
    await queueAppointmentMail(tx, {
      leadId: row.leadId,
      reference: row.reference,
      template: appointmentMails.cancelled,
    })
    return 'done'
  })
}
