import { randomBytes } from 'node:crypto'
import { appointmentMails } from '@app/domain/appointment/appointment-state'
import { bookingObservation } from '@app/domain/appointment/format-appointment'
import { staffSlot } from '@app/domain/appointment/staff-slot'
import { changeProblem, type LeadState } from '@app/domain/lead/lead-state'
import { REFERENCE_RANDOM_BYTES, referenceCode } from '@app/domain/reference/reference-code'
import { findAppointmentPlace } from '@app/platform/appointment/appointment-places'
import { takeSeat } from '@app/platform/appointment/take-seat'
import { inTransaction, type Pool, type Transaction } from '@app/platform/database/pool'
import { claimLead } from '../leads/claim-lead'
import { addCaller, type Caller, callerKey } from './add-caller'
import { queueAppointmentMail } from './appointment-mail'

type RequestedTime = { place: string; day: string; time: string }
export type BookResult = 'done' | 'unknown' | 'unavailable' | 'full'

type Booking = RequestedTime & {
  person: { lead: string } | Caller
  staff: { id: string; name: string }
  now: Date
}

/**
 * Books an appointment for an existing lead or for a caller. All changes and the queued mail are in one transaction.
 */
export async function bookAppointment(pool: Pool, booking: Booking): Promise<BookResult> {
  return inTransaction(pool, async (tx) => {
    const { person, staff, now } = booking
    const place = await findAppointmentPlace(tx, booking.place)
    const slot = place && staffSlot(place, booking.day, booking.time, now)
    if (!place || !slot) return 'unavailable'
    // Without this lock, two quick clicks could book two appointments.
    await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
      `appointments for ${'lead' in person ? person.lead : person.key}`,
    ])
    const locale = 'lead' in person ? await readLocale(tx, person.lead) : person.language
    if (!locale) return 'unknown'
    if (
      'lead' in person ? await hasAppointmentAt(tx, person.lead, slot.startsAt) : await hasLeadOfCaller(tx, person.key)
    )
      return 'done'
    const seat = await takeSeat(tx, place, slot)
    if (seat === undefined) return 'full'
    const reference = referenceCode(randomBytes(REFERENCE_RANDOM_BYTES))
    const observation = bookingObservation({ ...slot, place: place.name.es, lot: undefined, reference })
    const leadId =
      'lead' in person
        ? person.lead
        : await addCaller(tx, person, { reference, project: place.project, observation, staff })
    const { rows } = await tx.query<{ id: string }>(
      `insert into appointments (reference, lead_id, place_id, place_name, starts_at, ends_at, seat, locale)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [reference, leadId, place.id, place.name.es, slot.startsAt, slot.endsAt, seat, locale],
    )
    await recordEvent(tx, rows[0]?.id, 'booked', slot.startsAt, staff.name)
    if ('lead' in person) {
      await advanceLead(tx, person.lead, staff.name)
      await claimLead(tx, person.lead, staff)
    }
    await queueAppointmentMail(tx, { leadId, reference, template: appointmentMails.booked })
    return 'done'
  })
}

type AppointmentMove = RequestedTime & { appointment: string; by: string; now: Date }

/**
 * Moves a booked appointment to another time or appointment place. One transaction frees the old seat and reserves the
 * new one.
 */
export async function moveAppointment(pool: Pool, move: AppointmentMove): Promise<BookResult> {
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{
      leadId: string | null
      reference: string
      startsAt: Date
      placeId: string | null
    }>(
      `select lead_id as "leadId", reference, starts_at as "startsAt", place_id as "placeId" from appointments
       where id = $1 and state = 'booked' for update`,
      [move.appointment],
    )
    const appointment = rows[0]
    if (!appointment) return 'unknown'
    const place = await findAppointmentPlace(tx, move.place)
    const slot = place && staffSlot(place, move.day, move.time, move.now)
    if (!place || !slot) return 'unavailable'
    if (appointment.placeId === place.id && appointment.startsAt.getTime() === slot.startsAt.getTime()) return 'done'
    const seat = await takeSeat(tx, place, slot, move.appointment)
    if (seat === undefined) return 'full'
    await tx.query(
      `update appointments set place_id = $2, place_name = $3, starts_at = $4, ends_at = $5, seat = $6, sequence = sequence + 1,
         updated_at = now() where id = $1`,
      [move.appointment, place.id, place.name.es, slot.startsAt, slot.endsAt, seat],
    )
    await recordEvent(tx, move.appointment, 'moved', slot.startsAt, move.by)
    if (appointment.leadId)
      await queueAppointmentMail(tx, {
        leadId: appointment.leadId,
        reference: appointment.reference,
        template: appointmentMails.moved,
      })
    return 'done'
  })
}

/** Declines an appointment request. The lead keeps its state. */
export async function declineRequest(pool: Pool, lead: string, by: string): Promise<'done' | 'unknown'> {
  const { rowCount } = await pool.query(
    `insert into lead_events (lead_id, kind, by, created_at)
     select id, 'appointment-declined', $2, clock_timestamp() from leads where id = $1
       and not exists (select from lead_events e where e.lead_id = $1 and e.kind = 'appointment-declined')`,
    [lead, by],
  )
  return rowCount ? 'done' : 'unknown'
}

const recordEvent = (
  tx: Transaction,
  appointmentId: string | undefined,
  kind: 'booked' | 'moved',
  startsAt: Date,
  by: string,
) =>
  tx.query(
    `insert into appointment_events (appointment_id, kind, starts_at, by, created_at) values ($1, $2, $3, $4, clock_timestamp())`,
    [appointmentId, kind, startsAt, by],
  )

async function hasLeadOfCaller(tx: Transaction, key: string): Promise<boolean> {
  const { rowCount } = await tx.query('select from leads where idempotency_key = $1', [callerKey(key)])
  return Boolean(rowCount)
}

async function readLocale(tx: Transaction, lead: string): Promise<'es' | 'en' | undefined> {
  const { rows } = await tx.query<{ locale: 'es' | 'en' }>('select locale::text as locale from leads where id = $1', [
    lead,
  ])
  return rows[0]?.locale
}

async function hasAppointmentAt(tx: Transaction, lead: string, startsAt: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from appointments where lead_id = $1 and starts_at = $2 and state <> 'cancelled'`,
    [lead, startsAt],
  )
  return Boolean(rowCount)
}

/** Changes a new or contacted lead to the state `appointment`. The appointment also counts as the first answer. */
async function advanceLead(tx: Transaction, lead: string, by: string): Promise<void> {
  const { rows } = await tx.query<{ state: LeadState }>('select state from lead_work where lead_id = $1 for update', [
    lead,
  ])
  const state = rows[0]?.state
  if ((state !== 'new' && state !== 'contacted') || changeProblem(state, { to: 'appointment' })) return
  await tx.query(
    `update lead_work set state = 'appointment', first_answer_at = coalesce(first_answer_at, now()), updated_at = now()
     where lead_id = $1`,
    [lead],
  )
  await tx.query(
    `insert into lead_events (lead_id, kind, "from", "to", by, created_at)
     values ($1, 'state', $2, 'appointment', $3, clock_timestamp())`,
    [lead, state, by],
  )
}
