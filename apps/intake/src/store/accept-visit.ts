import { randomBytes } from 'node:crypto'
import type { LeadInput } from '@sillar/domain/lead/lead.schema'
import { GENERAL_QUESTION } from '@sillar/domain/lead/lead-choices'
import { leadObservation } from '@sillar/domain/lead/lead-observation'
import type { VisitBooking } from '@sillar/domain/visit/visit-booking.schema'
import { visitMails } from '@sillar/domain/visit/visit-state'
import { bookableSlot, type Slot } from '@sillar/domain/visit/visit-times'
import { bookingObservation } from '@sillar/domain/visit/visit-words'
import { inTransaction, type Transaction } from '@sillar/platform/database/pool'
import { refuse } from '../answer/submission-error'
import type { IntakeContext } from '../intake-context'
import { crmProjectOf, findByKey, insertLead, receiptOfWinner } from './accept-lead'
import type { NamedConsent } from './consent-versions'
import { insertConsents } from './consents'
import { enqueueDeliveries } from './deliveries'
import { type Submission, sameReceipt, sha256 } from './idempotency'
import { newReference } from './new-reference'
import { type BookablePlace, findVisitPlace } from './visit-places'
import { takeSeat, unavailable } from './visit-seat'

export type AcceptedVisit = {
  reference: string
  /** None for a repetition: what was booked then may have been moved since. */
  slot: Slot | undefined
  /** Opens the visit. Told once: the database keeps its hash, so a repetition gets none. */
  key: string | undefined
}

/** The lead, its seat, its consents and its deliveries in one commit: nobody has a seat whom sales does not know. */
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
    const known = await findByKey(tx, key)
    if (known) return repetition(sameReceipt(known, bodyHash).reference)

    const place = await findVisitPlace(tx, input.place)
    if (!place) throw refuse(422, 'place', 'visit.place.unknown')
    const slot = bookableSlot(place, input.day, input.time, now)
    if (!slot) throw unavailable()

    const seat = await takeSeat(tx, place, slot)
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
    if (!leadId) return repetition(await receiptOfWinner(tx, key, bodyHash))

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
    await enqueueDeliveries(tx, context.boss, { reference, requestId }, [
      { destination: 'crm', subjectKind: 'lead', subjectId: leadId },
      { destination: 'mail', subjectKind: 'lead', subjectId: leadId, template: visitMails.booked },
    ])
    return { reference, slot, key: visitKey }
  })
}

const repetition = (reference: string): AcceptedVisit => ({ reference, slot: undefined, key: undefined })

/** As a wish would have stored it, so that every list that knows visits knows this one. */
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
  const key = randomBytes(32).toString('base64url')
  const id = rows[0]?.id
  await tx.query('insert into visit_keys (visit_id, key_hash) values ($1, $2)', [id, sha256(key)])
  await tx.query(
    `insert into visit_events (visit_id, kind, starts_at, created_at) values ($1, 'booked', $2, clock_timestamp())`,
    [id, slot.startsAt],
  )
  return key
}
