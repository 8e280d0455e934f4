import { type AppointmentState, appointmentMails } from '@app/domain/appointment/appointment-state'
import { bookableSlot, canChange } from '@app/domain/appointment/appointment-times'
import { findAppointmentPlace } from '@app/platform/appointment/appointment-places'
import { takeSeat } from '@app/platform/appointment/take-seat'
import { inTransaction, type Queryable, type Transaction } from '@app/platform/database/pool'
import type { IntakeContext } from '../server/intake-context'
import { insertDeliveries } from '../submissions/deliveries'
import { sha256 } from '../submissions/idempotency'
import { fullError, unavailableError } from './appointment-errors'

/** Contains no personal data, because anyone with the link can open the appointment. */
export type OpenedAppointment = {
  id: string
  reference: string
  leadId: string
  placeSlug: string
  startsAt: Date
  endsAt: Date
  state: AppointmentState
  sequence: number
  lot: string | null
  /** Time zone of a visitor who booked a video call. */
  timeZone: string | null
}

/**
 * Finds an appointment by its key, unless the data of the person was erased. `lock` is an SQL clause such as `for
 * update of v`.
 */
export async function findAppointment(db: Queryable, key: string, lock = ''): Promise<OpenedAppointment | undefined> {
  const { rows } = await db.query<OpenedAppointment>(
    `select v.id, v.reference, v.lead_id as "leadId", coalesce(p.slug, '') as "placeSlug", v.starts_at as "startsAt",
       v.ends_at as "endsAt", v.state, v.sequence, v.lot, v.time_zone as "timeZone"
     from appointments v join appointment_keys k on k.appointment_id = v.id left join appointment_places p on p.id = v.place_id
     where k.key_hash = $1 and v.lead_id is not null ${lock}`,
    [sha256(key)],
  )
  return rows[0]
}

type ChangeRequest = { key: string; requestId: string }
export type ChangeResult = 'done' | 'unknown' | 'too-late'

/**
 * Moves an appointment. One transaction frees the old seat and reserves the new one, so a visitor never loses both.
 */
export async function moveAppointment(
  context: IntakeContext,
  { key, requestId }: ChangeRequest,
  newTime: { day: string; time: string },
): Promise<ChangeResult> {
  return changeAppointment(context, { key, requestId }, async (tx, appointment) => {
    const place = await findAppointmentPlace(tx, appointment.placeSlug)
    const slot = place && bookableSlot(place, newTime.day, newTime.time, context.clock())
    if (!place || !slot) throw unavailableError()
    if (slot.startsAt.getTime() === appointment.startsAt.getTime()) return undefined
    const seat = await takeSeat(tx, place, slot, appointment.id)
    if (seat === undefined) throw fullError()
    await tx.query(
      `update appointments set starts_at = $2, ends_at = $3, seat = $4, sequence = sequence + 1, updated_at = now() where id = $1`,
      [appointment.id, slot.startsAt, slot.endsAt, seat],
    )
    return { kind: 'moved', startsAt: slot.startsAt }
  })
}

export const cancelAppointment = (context: IntakeContext, request: ChangeRequest): Promise<ChangeResult> =>
  changeAppointment(context, request, async (tx, appointment) => {
    await tx.query(
      `update appointments set state = 'cancelled', sequence = sequence + 1, updated_at = now() where id = $1`,
      [appointment.id],
    )
    return { kind: 'cancelled', startsAt: appointment.startsAt }
  })

type Change = { kind: 'moved' | 'cancelled'; startsAt: Date } | undefined

async function changeAppointment(
  context: IntakeContext,
  { key, requestId }: ChangeRequest,
  change: (tx: Transaction, appointment: OpenedAppointment) => Promise<Change>,
): Promise<ChangeResult> {
  return inTransaction(context.pool, async (tx) => {
    const appointment = await findAppointment(tx, key, 'for update of v')
    if (!appointment) return 'unknown'
    if (appointment.state !== 'booked' || !canChange(appointment.startsAt, context.clock())) return 'too-late'
    const appliedChange = await change(tx, appointment)
    // The appointment already has the requested time, for example because the visitor pressed the button twice.
    if (!appliedChange) return 'done'
    await tx.query(
      'insert into appointment_events (appointment_id, kind, starts_at, created_at) values ($1, $2, $3, clock_timestamp())',
      [appointment.id, appliedChange.kind, appliedChange.startsAt],
    )
    await insertDeliveries(tx, { reference: appointment.reference, requestId }, [
      {
        integration: 'mail',
        subjectKind: 'lead',
        subjectId: appointment.leadId,
        template: appointmentMails[appliedChange.kind],
      },
    ])
    return 'done'
  })
}
