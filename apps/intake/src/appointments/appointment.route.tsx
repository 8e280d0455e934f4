import { appointmentBooking } from '@app/domain/appointment/appointment-booking.schema'
import { allAppointmentDays, nearestFreeSlots } from '@app/domain/appointment/appointment-times'
import { knownTimeZone } from '@app/domain/appointment/time-zone'
import { limaInstant } from '@app/domain/calendar/lima-time'
import { isPhoneNumber } from '@app/domain/phone/server-phone-check'
import { pathFor } from '@app/domain/snapshot/page-urls'
import {
  type BookablePlace,
  findAppointmentPlace,
  findPlaceOptions,
  readBookedSeats,
} from '@app/platform/appointment/appointment-places'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createConcurrencyLimit } from '../abuse/concurrency-limit'
import type { Limits } from '../abuse/submission-limit'
import { answerReceipt } from '../server/answer-receipt'
import type { IntakeContext } from '../server/intake-context'
import { readSubmission } from '../server/read-submission'
import { sendPage, wantsPage } from '../server/send-page'
import { loadConsentSentences } from '../submissions/consent-sentences'
import { type FlatFields, fieldOf } from '../submissions/form-fields'
import { newReference } from '../submissions/new-reference'
import { SubmissionError } from '../submissions/submission-error'
import { acceptAppointment } from './accept-appointment'
import { BOOKING_POLICY } from './appointment-document'
import { appointmentUrl } from './appointment-urls'
import { BookingPage, type BookingPageProps } from './booking-page'
import { chosenDay } from './time-picker'

const formShape = { checkboxes: ['acceptsTerms', 'acceptsMarketing'], yesNo: [] }
/**
 * Many visitors book at once when new slots are announced, and other forms need database connections too. Waiting and
 * booking together end before the browser (25 s) and nginx (30 s) time out.
 */
const bookingLimit = { maxRunning: 4, maxWaiting: 200, maxSeconds: 9 }
const OFFERS_ON_PAGE = 3
const OFFERS_IN_JSON = 12

/** Registers the booking page and its form. The intake renders them, because only the database knows the free slots. */
export function registerAppointmentRoutes(app: FastifyInstance, context: IntakeContext, limits: Limits): void {
  const schema = appointmentBooking({ isPhoneNumber })
  const runLimited = createConcurrencyLimit(bookingLimit)
  const options = { config: { form: 'lead' } } as const

  app.get<{ Querystring: FlatFields }>(
    '/api/appointments',
    { ...options, onRequest: limits.times },
    async (request, reply) => {
      request.pageLocale = fieldOf(request.query, 'lang') === 'en' ? 'en' : 'es'
      const place = await findAppointmentPlace(context.pool, fieldOf(request.query, 'place') ?? '')
      if (!place) return reply.redirect(pathFor('appointment', request.pageLocale), 303)
      return sendBookingPage(request, reply, context, { place, fields: request.query })
    },
  )

  app.post('/api/appointments', { ...options, onRequest: limits.lead }, (request, reply) =>
    runLimited(() => book(request, reply)),
  )

  async function book(request: FastifyRequest, reply: FastifyReply) {
    try {
      const submission = await readSubmission(request, context, { form: 'lead', schema, shape: formShape })
      if (submission === 'trap') return answerReceipt(request, reply, newReference())
      const { reference, startsAt, endsAt, key } = await acceptAppointment(context, submission)
      request.log.info({ reference, place: submission.input.place }, 'appointment booked')
      if (!wantsPage(request)) return await reply.code(201).send({ reference, startsAt, endsAt })
      return await reply.redirect(appointmentUrl(key, request.pageLocale), 303)
    } catch (error) {
      if (!(error instanceof SubmissionError) || ![409, 422].includes(error.status)) throw error
      return answerAppointmentRejection(request, reply, context, error)
    }
  }
}

/**
 * Answers a rejected booking. A plain form gets the booking page again with the typed values and free slots. A script
 * gets the errors as JSON, with free slots if the time was rejected.
 */
async function answerAppointmentRejection(
  request: FastifyRequest,
  reply: FastifyReply,
  context: IntakeContext,
  error: SubmissionError,
) {
  const fields = request.body as FlatFields
  const place = await findAppointmentPlace(context.pool, fieldOf(fields, 'place') ?? '')
  const isAboutTime = error.errors.some(({ path }) => path === 'time' || path === 'day')
  if (!place || error.errors.some(({ path }) => path === 'Idempotency-Key')) throw error
  request.rejectionReason = error.errors[0]?.message
  if (wantsPage(request)) return sendBookingPage(request, reply, context, { place, fields, error })
  const offers = isAboutTime ? await findNearbySlots(context, place, fields, OFFERS_IN_JSON) : []
  const freeSlots = offers.map(({ day, time, until, left }) => ({ day, time, until, left }))
  return reply.code(error.status).send({ errors: error.errors, ...(isAboutTime && { free: freeSlots }) })
}

async function findNearbySlots(context: IntakeContext, place: BookablePlace, fields: FlatFields, count: number) {
  const now = context.clock()
  const days = allAppointmentDays(place, await readBookedSeats(context.pool, place.id, now), now)
  return nearestFreeSlots(days, requestedTime(fields, now), count)
}

function requestedTime(fields: FlatFields, now: Date): Date {
  const time = limaInstant(fieldOf(fields, 'day') ?? '', fieldOf(fields, 'time') ?? '12:00')
  return Number.isNaN(time.getTime()) ? now : time
}

type BookingPageInput = { place: BookablePlace; fields: FlatFields; error?: SubmissionError }

async function sendBookingPage(
  request: FastifyRequest,
  reply: FastifyReply,
  context: IntakeContext,
  { place, fields, error }: BookingPageInput,
) {
  const now = context.clock()
  const locale = request.pageLocale
  const project = fieldOf(fields, 'project')?.slice(0, 60)
  const [seats, options, consents] = await Promise.all([
    readBookedSeats(context.pool, place.id, now),
    findPlaceOptions(context.pool, place.project ?? project ?? null),
    loadConsentSentences(context.pool, locale),
  ])
  const days = allAppointmentDays(place, seats, now)
  const props: BookingPageProps = {
    locale,
    place,
    days,
    selectedDay: chosenDay(days, fieldOf(fields, 'day')),
    time: fieldOf(fields, 'time'),
    lot: fieldOf(fields, 'lot')?.slice(0, 12),
    project,
    timeZone: place.kind === 'video' ? knownTimeZone(fieldOf(fields, 'tz') ?? fieldOf(fields, 'timeZone')) : null,
    options,
    consents,
    ...(error && {
      values: Object.fromEntries(Object.keys(fields).flatMap((name) => [[name, fieldOf(fields, name) ?? '']])),
      errors: error.errors,
      offers: nearestFreeSlots(days, requestedTime(fields, now), OFFERS_ON_PAGE),
    }),
  }
  return sendPage(reply, <BookingPage {...props} />, {
    status: error?.status ?? 200,
    policy: BOOKING_POLICY,
  })
}
