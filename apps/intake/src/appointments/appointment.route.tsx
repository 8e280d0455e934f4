import { visitBooking } from '@app/domain/appointment/visit-booking.schema'
import { allVisitDays, nearestFreeSlots } from '@app/domain/appointment/visit-times'
import { limaInstant } from '@app/domain/calendar/lima-time'
import { isPhoneNumber } from '@app/domain/phone/server-phone-check'
import { pathFor } from '@app/domain/snapshot/page-addresses'
import { type BookablePlace, bookedSeats, findVisitPlace } from '@app/platform/visit/visit-places'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createConcurrencyLimit } from '../abuse/concurrency-limit'
import type { Limits } from '../abuse/submission-limit'
import { answerReceipt } from '../server/answer-receipt'
import type { IntakeContext } from '../server/intake-context'
import { readSubmission } from '../server/read-submission'
import { sendPage, wantsPage } from '../server/send-page'
import { consentSentences } from '../submissions/consent-sentences'
import { newReference } from '../submissions/new-reference'
import { SubmissionError } from '../submissions/submission-error'
import { acceptVisit } from './accept-appointment'
import { APPOINTMENT_POLICY } from './appointment-document'
import { appointmentUrl } from './appointment-urls'
import { BookingPage, type BookingPageProps } from './booking-page'
import { chosenDay } from './time-picker'

const shape = { checkboxes: ['acceptsTerms', 'acceptsMarketing'], yesNo: [] }
/**
 * Announcing new slots brings many requests at once, and other forms need connections too. Waiting and booking together
 * end before the browser (25 s) and nginx (30 s) time out.
 */
const bookingLimit = { most: 4, waiting: 200, seconds: 9 }
const OFFERED_ON_PAGE = 3
const OFFERED_TO_SCRIPT = 12

type Fields = Record<string, unknown>

/** Returns one text field of a query or a form; repeated names count as missing. */
export const fieldOf = (fields: Fields | undefined, name: string): string | undefined => {
  const value = fields?.[name]
  return typeof value === 'string' && value !== '' ? value.slice(0, 1000) : undefined
}

/** Free slots and the booking form are rendered by the intake, because only the database knows what is free. */
export function visitRoutes(app: FastifyInstance, context: IntakeContext, limits: Limits): void {
  const schema = visitBooking({ isPhoneNumber })
  const limited = createConcurrencyLimit(bookingLimit)
  const options = { config: { form: 'lead' } } as const

  app.get<{ Querystring: Fields }>('/api/visits', { ...options, onRequest: limits.times }, async (request, reply) => {
    request.pageLocale = fieldOf(request.query, 'lang') === 'en' ? 'en' : 'es'
    const place = await findVisitPlace(context.pool, fieldOf(request.query, 'place') ?? '')
    if (!place) return reply.redirect(pathFor('visit', request.pageLocale), 303)
    return sendBookingPage(request, reply, context, { place, fields: request.query })
  })

  app.post('/api/visits', { ...options, onRequest: limits.lead }, (request, reply) =>
    limited(() => book(request, reply)),
  )

  async function book(request: FastifyRequest, reply: FastifyReply) {
    try {
      const read = await readSubmission(request, context, { form: 'lead', schema, shape })
      if (read === 'trap') return answerReceipt(request, reply, newReference())
      const { reference, startsAt, endsAt, key } = await acceptVisit(context, read)
      request.log.info({ reference, place: read.input.place }, 'appointment booked')
      if (!wantsPage(request)) return await reply.code(201).send({ reference, startsAt, endsAt })
      return await reply.redirect(appointmentUrl(key, request.pageLocale), 303)
    } catch (error) {
      if (!(error instanceof SubmissionError) || ![409, 422].includes(error.status)) throw error
      return answerVisitRejection(request, reply, context, error)
    }
  }
}

/** Shows the form again with what was typed and with free slots, so that no one has to type their name twice. */
async function answerVisitRejection(
  request: FastifyRequest,
  reply: FastifyReply,
  context: IntakeContext,
  error: SubmissionError,
) {
  const fields = request.body as Fields
  const place = await findVisitPlace(context.pool, fieldOf(fields, 'place') ?? '')
  const isAboutTime = error.errors.some(({ path }) => path === 'time' || path === 'day')
  if (!place || error.errors.some(({ path }) => path === 'Idempotency-Key')) throw error
  request.rejectionReason = error.errors[0]?.message
  if (wantsPage(request)) return sendBookingPage(request, reply, context, { place, fields, error })
  const offers = isAboutTime ? await freeNear(context, place, fields, OFFERED_TO_SCRIPT) : []
  const free = offers.map(({ day, time, until, left }) => ({ day, time, until, left }))
  return reply.code(error.status).send({ errors: error.errors, ...(isAboutTime && { free }) })
}

async function freeNear(context: IntakeContext, place: BookablePlace, fields: Fields, most: number) {
  const now = context.clock()
  const days = allVisitDays(place, await bookedSeats(context.pool, place.id, now), now)
  return nearestFreeSlots(days, wantedMoment(fields, now), most)
}

function wantedMoment(fields: Fields, now: Date): Date {
  const wanted = limaInstant(fieldOf(fields, 'day') ?? '', fieldOf(fields, 'time') ?? '12:00')
  return Number.isNaN(wanted.getTime()) ? now : wanted
}

type ShownBooking = { place: BookablePlace; fields: Fields; error?: SubmissionError }

async function sendBookingPage(
  request: FastifyRequest,
  reply: FastifyReply,
  context: IntakeContext,
  { place, fields, error }: ShownBooking,
) {
  const now = context.clock()
  const locale = request.pageLocale
  const [booked, consents] = await Promise.all([
    bookedSeats(context.pool, place.id, now),
    consentSentences(context.pool, locale),
  ])
  const days = allVisitDays(place, booked, now)
  const props: BookingPageProps = {
    locale,
    place,
    days,
    chosen: chosenDay(days, fieldOf(fields, 'day')),
    time: fieldOf(fields, 'time'),
    lot: fieldOf(fields, 'lot')?.slice(0, 12),
    project: fieldOf(fields, 'project')?.slice(0, 60),
    consents,
    ...(error && {
      values: Object.fromEntries(Object.keys(fields).flatMap((name) => [[name, fieldOf(fields, name) ?? '']])),
      errors: error.errors,
      offers: nearestFreeSlots(days, wantedMoment(fields, now), OFFERED_ON_PAGE),
    }),
  }
  return sendPage(reply, <BookingPage {...props} />, { status: error?.status ?? 200, policy: APPOINTMENT_POLICY })
}
