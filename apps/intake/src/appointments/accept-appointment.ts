import { randomBytes } from 'node:crypto'
import type { AppointmentBooking } from '@app/domain/appointment/appointment-booking.schema'
import { appointmentMails } from '@app/domain/appointment/appointment-state'
import { bookableSlot, type Slot } from '@app/domain/appointment/appointment-times'
import { bookingObservation } from '@app/domain/appointment/format-appointment'
import { knownTimeZone } from '@app/domain/appointment/time-zone'
import type { LeadInput } from '@app/domain/lead/lead.schema'
import { GENERAL_QUESTION } from '@app/domain/lead/lead-choices'
import { leadObservation } from '@app/domain/lead/lead-observation'
import { type BookablePlace, findAppointmentPlace } from '@app/platform/appointment/appointment-places'
import { takeSeat } from '@app/platform/appointment/take-seat'
import { inTransaction, type Transaction } from '@app/platform/database/pool'
import type { IntakeContext } from '../server/intake-context'
import type { ConsentInput } from '../submissions/consent-versions'
import { requireSameBody, type Submission, sha256 } from '../submissions/idempotency'
import { newReference } from '../submissions/new-reference'
import { storeLead } from '../submissions/store-lead'
import { findFirstReference, findReceipt } from '../submissions/stored-receipt'
import { rejection } from '../submissions/submission-error'
import { fullError, unavailableError } from './appointment-errors'

export type AcceptedAppointment = {
  reference: string
  startsAt: Date
  endsAt: Date
  /**
   * Key of the link that opens the appointment. Only its hash is stored, so a repeated submission gets another key.
   */
  key: string
}

/**
 * Stores the lead, its seat, its consents and its deliveries in one transaction, so sales learns of every booked seat.
 */
export async function acceptAppointment(
  context: IntakeContext,
  submission: Submission<AppointmentBooking>,
): Promise<AcceptedAppointment> {
  const { input, key, bodyHash, requestId } = submission
  const consentInputs: ConsentInput[] = [
    { purpose: 'terms', sentVersion: input.consentVersions.terms, granted: true },
    { purpose: 'marketing', sentVersion: input.consentVersions.marketing, granted: input.acceptsMarketing },
  ]
  const now = context.clock()
  const consents = await context.consentVersions.resolve(consentInputs, now)
  return inTransaction(context.pool, async (tx) => {
    const receipt = await findReceipt(tx, 'leads', key)
    if (receipt) return answerRepetition(tx, requireSameBody(receipt, bodyHash).reference)

    const place = await findAppointmentPlace(tx, input.place)
    if (!place) throw rejection(422, 'place', 'appointment.place.unknown')
    const slot = bookableSlot(place, input.day, input.time, now)
    if (!slot) throw unavailableError()

    const seat = await takeSeat(tx, place, slot)
    // A concurrent copy of this booking may have been stored while takeSeat waited for its lock.
    const concurrentReceipt = await findReceipt(tx, 'leads', key)
    if (concurrentReceipt) return answerRepetition(tx, requireSameBody(concurrentReceipt, bodyHash).reference)
    if (seat === undefined) throw fullError()
    const reference = newReference()
    const lead = leadOf(input, place)
    const timeZone = place.kind === 'video' ? knownTimeZone(input.timeZone) : null
    const bookingText = bookingObservation({ ...slot, place: place.name.es, lot: input.lot, reference, timeZone })
    const leadId = await storeLead(
      tx,
      { input: lead, key, bodyHash, requestId },
      {
        reference,
        observation: leadObservation(
          { project: lead.project, message: lead.message, appointment: undefined },
          bookingText,
        ),
        consents,
        mail: appointmentMails.booked,
      },
    )
    if (!leadId) return answerRepetition(tx, await findFirstReference(tx, 'leads', submission))

    const appointmentKey = await insertAppointment(tx, {
      reference,
      leadId,
      place,
      slot,
      seat,
      lot: input.lot,
      timeZone,
      locale: lead.locale,
    })
    return { reference, startsAt: slot.startsAt, endsAt: slot.endsAt, key: appointmentKey }
  })
}

/**
 * Returns the result of the first booking for a repeated booking. Reads the time again, because the appointment may
 * have been moved since.
 */
async function answerRepetition(tx: Transaction, reference: string): Promise<AcceptedAppointment> {
  const { rows } = await tx.query<{ id: string; startsAt: Date; endsAt: Date }>(
    'select id, starts_at as "startsAt", ends_at as "endsAt" from appointments where reference = $1',
    [reference],
  )
  const appointment = rows[0]
  if (!appointment) throw new Error('a lead with this key has no appointment')
  return {
    reference,
    startsAt: appointment.startsAt,
    endsAt: appointment.endsAt,
    key: await insertKey(tx, appointment.id),
  }
}

/** Returns a lead of the kind `appointment`, so lists of appointment requests include booked appointments. */
function leadOf(input: AppointmentBooking, place: BookablePlace): LeadInput {
  return {
    kind: 'appointment',
    firstName: input.firstName,
    lastName: input.lastName,
    email: input.email,
    phone: input.phone,
    documentTypeId: undefined,
    document: undefined,
    project: place.project ?? (input.project || GENERAL_QUESTION),
    message: input.message,
    locale: input.locale,
    acceptsTerms: true,
    acceptsMarketing: input.acceptsMarketing,
    consentVersions: input.consentVersions,
    appointment: {
      date: input.day,
      timeOfDay: input.time < '12:00' ? 'morning' : 'afternoon',
      meetingPlace: place.kind === 'project' ? 'site' : 'office',
    },
    quote: undefined,
    attribution: input.attribution,
  }
}

type NewAppointment = {
  reference: string
  leadId: string
  place: BookablePlace
  slot: Slot
  seat: number
  lot: string | undefined
  timeZone: string | null
  locale: 'es' | 'en'
}

async function insertAppointment(tx: Transaction, appointment: NewAppointment): Promise<string> {
  const { reference, leadId, place, slot, seat, lot, timeZone, locale } = appointment
  const { rows } = await tx.query<{ id: string }>(
    `insert into appointments (reference, lead_id, place_id, place_name, starts_at, ends_at, seat, lot, time_zone, locale)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [reference, leadId, place.id, place.name.es, slot.startsAt, slot.endsAt, seat, lot ?? null, timeZone, locale],
  )
  const id = rows[0]?.id
  await tx.query(
    `insert into appointment_events (appointment_id, kind, starts_at, created_at) values ($1, 'booked', $2, clock_timestamp())`,
    [id, slot.startsAt],
  )
  return insertKey(tx, id)
}

async function insertKey(tx: Transaction, appointment: string | undefined): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  await tx.query('insert into appointment_keys (appointment_id, key_hash) values ($1, $2)', [appointment, sha256(key)])
  return key
}
