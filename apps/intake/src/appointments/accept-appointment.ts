import { randomBytes } from 'node:crypto'
import type { VisitBooking } from '@app/domain/appointment/visit-booking.schema'
import { visitMails } from '@app/domain/appointment/visit-state'
import { bookableSlot, type Slot } from '@app/domain/appointment/visit-times'
import { bookingObservation } from '@app/domain/appointment/visit-words'
import type { LeadInput } from '@app/domain/lead/lead.schema'
import { GENERAL_QUESTION } from '@app/domain/lead/lead-choices'
import { leadObservation } from '@app/domain/lead/lead-observation'
import { inTransaction, type Transaction } from '@app/platform/database/pool'
import { announceLead } from '@app/platform/queue/announce-lead'
import { takeSeat } from '@app/platform/visit/take-seat'
import { type BookablePlace, findVisitPlace } from '@app/platform/visit/visit-places'
import type { IntakeContext } from '../server/intake-context'
import type { NamedConsent } from '../submissions/consent-versions'
import { insertConsents } from '../submissions/consents'
import { enqueueDeliveries } from '../submissions/deliveries'
import { type Submission, sameReceipt, sha256 } from '../submissions/idempotency'
import { newReference } from '../submissions/new-reference'
import { crmProjectOf, insertLead } from '../submissions/stored-lead'
import { findReceipt, receiptOfWinner } from '../submissions/stored-receipt'
import { rejection } from '../submissions/submission-error'
import { full, unavailable } from './appointment-errors'

export type AcceptedVisit = {
  reference: string
  startsAt: Date
  endsAt: Date
  /**
   * Secret that opens the appointment. Only its hash is stored, so a repeated submission gets a new key for the same
   * appointment.
   */
  key: string
}

/**
 * Stores the lead, its seat, its consents and its deliveries in one transaction, so that no seat is taken without sales
 * knowing.
 */
export async function acceptVisit(
  context: IntakeContext,
  submission: Submission<VisitBooking>,
): Promise<AcceptedVisit> {
  const { input, key, bodyHash, requestId } = submission
  const named: NamedConsent[] = [
    { purpose: 'terms', named: input.consentVersions.terms, granted: true },
    { purpose: 'marketing', named: input.consentVersions.marketing, granted: input.acceptsMarketing },
  ]
  const now = context.clock()
  const consents = await context.consentVersions.resolve(named, now)
  return inTransaction(context.pool, async (tx) => {
    const known = await findReceipt(tx, 'leads', key)
    if (known) return repetition(tx, sameReceipt(known, bodyHash).reference)

    const place = await findVisitPlace(tx, input.place)
    if (!place) throw rejection(422, 'place', 'visit.place.unknown')
    const slot = bookableSlot(place, input.day, input.time, now)
    if (!slot) throw unavailable()

    const seat = await takeSeat(tx, place, slot)
    // A concurrent copy of this booking may have been stored while this one waited for the seat.
    const stored = await findReceipt(tx, 'leads', key)
    if (stored) return repetition(tx, sameReceipt(stored, bodyHash).reference)
    if (seat === undefined) throw full()
    const reference = newReference()
    const lead = leadOf(input, place)
    const booked = bookingObservation({ ...slot, place: place.name.es, lot: input.lot, reference })
    const leadId = await insertLead(
      tx,
      { input: lead, key, bodyHash, requestId },
      {
        reference,
        crmProjectId: await crmProjectOf(tx, lead.project),
        observation: leadObservation({ project: lead.project, message: lead.message, visit: undefined }, booked),
      },
    )
    if (!leadId) return repetition(tx, await receiptOfWinner(tx, 'leads', submission))

    await insertConsents(tx, { reference, locale: lead.locale, leadId }, consents)
    const visitKey = await insertVisit(tx, {
      reference,
      leadId,
      place,
      slot,
      seat,
      lot: input.lot,
      locale: lead.locale,
    })
    await announceLead(context.boss, tx)
    await enqueueDeliveries(tx, context.boss, { reference, requestId }, [
      { destination: 'crm', subjectKind: 'lead', subjectId: leadId },
      { destination: 'mail', subjectKind: 'lead', subjectId: leadId, template: visitMails.booked },
    ])
    return { reference, startsAt: slot.startsAt, endsAt: slot.endsAt, key: visitKey }
  })
}

/** Answers a repeated booking like the first one, with the current time: it may have been moved since. */
async function repetition(tx: Transaction, reference: string): Promise<AcceptedVisit> {
  const { rows } = await tx.query<{ id: string; startsAt: Date; endsAt: Date }>(
    'select id, starts_at as "startsAt", ends_at as "endsAt" from visits where reference = $1',
    [reference],
  )
  const visit = rows[0]
  if (!visit) throw new Error('a lead with this key has no appointment')
  return { reference, startsAt: visit.startsAt, endsAt: visit.endsAt, key: await insertKey(tx, visit.id) }
}

/** Returns the lead like that of a visit request, so that all lists of visits include it. */
function leadOf(input: VisitBooking, place: BookablePlace): LeadInput {
  return {
    kind: 'visit',
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
    visit: {
      date: input.day,
      timeOfDay: input.time < '12:00' ? 'morning' : 'afternoon',
      meetingPlace: place.kind === 'project' ? 'site' : 'office',
    },
    quote: undefined,
    attribution: input.attribution,
  }
}

type NewVisit = {
  reference: string
  leadId: string
  place: BookablePlace
  slot: Slot
  seat: number
  lot: string | undefined
  locale: 'es' | 'en'
}

async function insertVisit(tx: Transaction, visit: NewVisit): Promise<string> {
  const { reference, leadId, place, slot, seat, lot, locale } = visit
  const { rows } = await tx.query<{ id: string }>(
    `insert into visits (reference, lead_id, place_id, place_name, starts_at, ends_at, seat, lot, locale)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [reference, leadId, place.id, place.name.es, slot.startsAt, slot.endsAt, seat, lot ?? null, locale],
  )
  const id = rows[0]?.id
  await tx.query(
    `insert into visit_events (visit_id, kind, starts_at, created_at) values ($1, 'booked', $2, clock_timestamp())`,
    [id, slot.startsAt],
  )
  return insertKey(tx, id)
}

async function insertKey(tx: Transaction, visit: string | undefined): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  await tx.query('insert into visit_keys (visit_id, key_hash) values ($1, $2)', [visit, sha256(key)])
  return key
}
