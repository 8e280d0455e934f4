import { randomBytes } from 'node:crypto'
import type { VisitBooking } from '@app/domain/appointment/visit-booking.schema'
import { visitMails } from '@app/domain/appointment/visit-state'
import { bookableSlot, type Slot } from '@app/domain/appointment/visit-times'
import { bookingObservation } from '@app/domain/appointment/visit-words'
import type { LeadInput } from '@app/domain/lead/lead.schema'
import { GENERAL_QUESTION } from '@app/domain/lead/lead-choices'
import { leadObservation } from '@app/domain/lead/lead-observation'
import { inTransaction, type Transaction } from '@app/platform/database/pool'
import { queueLeadIngestion } from '@app/platform/queue/queue-lead-ingestion'
import { takeSeat } from '@app/platform/visit/take-seat'
import { type BookablePlace, findVisitPlace } from '@app/platform/visit/visit-places'
import type { IntakeContext } from '../server/intake-context'
import type { ConsentInput } from '../submissions/consent-versions'
import { insertConsents } from '../submissions/consents'
import { enqueueDeliveries } from '../submissions/deliveries'
import { type Submission, sameReceipt, sha256 } from '../submissions/idempotency'
import { newReference } from '../submissions/new-reference'
import { crmProjectOf, insertLead } from '../submissions/stored-lead'
import { findReceipt, receiptOfFirst } from '../submissions/stored-receipt'
import { rejection } from '../submissions/submission-error'
import { fullError, unavailableError } from './appointment-errors'

export type AcceptedVisit = {
  reference: string
  startsAt: Date
  endsAt: Date
  /**
   * Secret that opens the appointment. Only its hash is stored, so a repeated submission gets another key.
   */
  key: string
}

/**
 * Stores the lead, its seat, its consents and its deliveries in one transaction, so sales learns of every booked seat.
 */
export async function acceptVisit(
  context: IntakeContext,
  submission: Submission<VisitBooking>,
): Promise<AcceptedVisit> {
  const { input, key, bodyHash, requestId } = submission
  const consentInputs: ConsentInput[] = [
    { purpose: 'terms', sentVersion: input.consentVersions.terms, granted: true },
    { purpose: 'marketing', sentVersion: input.consentVersions.marketing, granted: input.acceptsMarketing },
  ]
  const now = context.clock()
  const consents = await context.consentVersions.resolve(consentInputs, now)
  return inTransaction(context.pool, async (tx) => {
    const receipt = await findReceipt(tx, 'leads', key)
    if (receipt) return answerRepetition(tx, sameReceipt(receipt, bodyHash).reference)

    const place = await findVisitPlace(tx, input.place)
    if (!place) throw rejection(422, 'place', 'visit.place.unknown')
    const slot = bookableSlot(place, input.day, input.time, now)
    if (!slot) throw unavailableError()

    const seat = await takeSeat(tx, place, slot)
    // A concurrent copy of this booking may have been stored while takeSeat waited for its lock.
    const concurrentReceipt = await findReceipt(tx, 'leads', key)
    if (concurrentReceipt) return answerRepetition(tx, sameReceipt(concurrentReceipt, bodyHash).reference)
    if (seat === undefined) throw fullError()
    const reference = newReference()
    const lead = leadOf(input, place)
    const bookingText = bookingObservation({ ...slot, place: place.name.es, lot: input.lot, reference })
    const leadId = await insertLead(
      tx,
      { input: lead, key, bodyHash, requestId },
      {
        reference,
        crmProjectId: await crmProjectOf(tx, lead.project),
        observation: leadObservation({ project: lead.project, message: lead.message, visit: undefined }, bookingText),
      },
    )
    if (!leadId) return answerRepetition(tx, await receiptOfFirst(tx, 'leads', submission))

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
    await queueLeadIngestion(context.boss, tx)
    await enqueueDeliveries(tx, context.boss, { reference, requestId }, [
      { destination: 'crm', subjectKind: 'lead', subjectId: leadId },
      { destination: 'mail', subjectKind: 'lead', subjectId: leadId, template: visitMails.booked },
    ])
    return { reference, startsAt: slot.startsAt, endsAt: slot.endsAt, key: visitKey }
  })
}

/** Answers a repeated booking like the first booking. The time is read again, because staff may have moved it. */
async function answerRepetition(tx: Transaction, reference: string): Promise<AcceptedVisit> {
  const { rows } = await tx.query<{ id: string; startsAt: Date; endsAt: Date }>(
    'select id, starts_at as "startsAt", ends_at as "endsAt" from visits where reference = $1',
    [reference],
  )
  const visit = rows[0]
  if (!visit) throw new Error('a lead with this key has no appointment')
  return { reference, startsAt: visit.startsAt, endsAt: visit.endsAt, key: await insertKey(tx, visit.id) }
}

/** Returns a lead of the kind `visit`, so all lists of visit requests include it. */
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
