import { brand } from '@app/brand/brand'
import { appointmentTime } from '@app/domain/appointment/appointment-booking.schema'
import { allAppointmentDays, canChange, nearestFreeSlots } from '@app/domain/appointment/appointment-times'
import { formatVisitorTime } from '@app/domain/appointment/time-zone'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { limaInstant } from '@app/domain/calendar/lima-time'
import { sampleMark } from '@app/domain/language/sample-mark'
import { pathFor } from '@app/domain/snapshot/page-urls'
import { appointmentCalendar, calendarFileNames, calendarTexts } from '@app/platform/appointment/appointment-calendar'
import { findAppointmentPlace, readBookedSeats } from '@app/platform/appointment/appointment-places'
import { readDirections } from '@app/platform/appointment/directions'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReactElement } from 'react'
import type { Limits } from '../abuse/submission-limit'
import { AnswerPage } from '../pages/answer-page'
import type { IntakeContext } from '../server/intake-context'
import { sendPage } from '../server/send-page'
import { type FlatFields, fieldOf } from '../submissions/form-fields'
import { invalidFields, SubmissionError } from '../submissions/submission-error'
import { appointmentTexts, textsOf } from './appointment.messages'
import { APPOINTMENT_POLICY } from './appointment-document'
import { AppointmentPage } from './appointment-page'
import { appointmentUrl } from './appointment-urls'
import { cancelAppointment, findAppointment, moveAppointment, type OpenedAppointment } from './change-appointment'
import { MovePage } from './move-page'
import { chosenDay } from './time-picker'

// Mail programs prefetch links, so opening a link changes nothing. Only the buttons on the page change the appointment.

const keyPattern = /^[\w-]{43}$/
const options = { config: { form: 'lead' } } as const

/**
 * Returns the key from the query string or the form, or an empty string if it is malformed. Also sets the language of
 * the page.
 */
function readKey(request: FastifyRequest, fields: FlatFields | undefined): string {
  const lang = fieldOf(fields, 'lang')
  if (lang === 'es' || lang === 'en') request.pageLocale = lang
  const key = fieldOf(fields, 'key') ?? ''
  return keyPattern.test(key) ? key : ''
}

const answerPage = (reply: FastifyReply, page: ReactElement, status = 200) =>
  sendPage(reply.header('referrer-policy', 'no-referrer'), page, { status, policy: APPOINTMENT_POLICY })

function answerUnknown({ pageLocale: locale }: FastifyRequest, reply: FastifyReply) {
  const back = { href: pathFor('appointment', locale), label: appointmentTexts[locale].bookAgain }
  return sendPage(reply, <AnswerPage locale={locale} {...appointmentTexts[locale].unknown} back={back} />, {
    status: 404,
  })
}

export function registerAppointmentLinkRoutes(app: FastifyInstance, context: IntakeContext, limits: Limits): void {
  app.get<{ Querystring: FlatFields }>(
    '/api/appointments/mine',
    { ...options, onRequest: limits.link },
    async (request, reply) => {
      const key = readKey(request, request.query)
      const appointment = await findAppointment(context.pool, key)
      if (!appointment) return answerUnknown(request, reply)
      const now = context.clock()
      const canMove =
        fieldOf(request.query, 'move') && appointment.state === 'booked' && canChange(appointment.startsAt, now)
      if (canMove) return sendMovePage(request, reply, context, { key, appointment, fields: request.query })
      const [place, directions] = await Promise.all([
        findAppointmentPlace(context.pool, appointment.placeSlug),
        readDirections(context.pool, appointment.placeSlug),
      ])
      const lastAction = fieldOf(request.query, 'done') === 'moved' ? 'moved' : undefined
      const locale = request.pageLocale
      return answerPage(
        reply,
        <AppointmentPage
          locale={locale}
          linkKey={key}
          appointment={appointment}
          place={place}
          directions={directions}
          now={now}
          lastAction={lastAction}
        />,
      )
    },
  )

  app.get<{ Querystring: FlatFields }>(
    '/api/appointments/calendar',
    { ...options, onRequest: limits.link },
    async (request, reply) => {
      const key = readKey(request, request.query)
      const appointment = await findAppointment(context.pool, key)
      if (!appointment) return answerUnknown(request, reply)
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${calendarFileNames[request.pageLocale]}"`)
        .header('referrer-policy', 'no-referrer')
        .send(await createCalendar(request, context, appointment, key))
    },
  )

  app.post<{ Body: FlatFields }>(
    '/api/appointments/cancel',
    { ...options, onRequest: limits.link },
    async (request, reply) => {
      const key = readKey(request, request.body)
      const result = await cancelAppointment(context, { key, requestId: request.id })
      if (result === 'unknown') return answerUnknown(request, reply)
      request.log.info({ result }, 'appointment cancelled by its link')
      return reply.header('referrer-policy', 'no-referrer').redirect(appointmentUrl(key, request.pageLocale), 303)
    },
  )

  app.post<{ Body: FlatFields }>(
    '/api/appointments/move',
    { ...options, onRequest: limits.link },
    async (request, reply) => {
      const key = readKey(request, request.body)
      const newTime = appointmentTime.safeParse(request.body)
      if (!newTime.success) throw invalidFields(newTime.error.issues)
      try {
        const result = await moveAppointment(context, { key, requestId: request.id }, newTime.data)
        if (result === 'unknown') return answerUnknown(request, reply)
        request.log.info({ result }, 'appointment moved by its link')
        const extraQuery: Record<string, string> = result === 'done' ? { done: 'moved' } : {}
        return await reply
          .header('referrer-policy', 'no-referrer')
          .redirect(appointmentUrl(key, request.pageLocale, extraQuery), 303)
      } catch (error) {
        const appointment = error instanceof SubmissionError && (await findAppointment(context.pool, key))
        if (!appointment) throw error
        return sendMovePage(request, reply, context, { key, appointment, fields: request.body, isTaken: true })
      }
    },
  )
}

type MoveRequest = { key: string; appointment: OpenedAppointment; fields: FlatFields; isTaken?: boolean }

async function sendMovePage(
  request: FastifyRequest,
  reply: FastifyReply,
  context: IntakeContext,
  { key, appointment, fields, isTaken = false }: MoveRequest,
) {
  const now = context.clock()
  const place = await findAppointmentPlace(context.pool, appointment.placeSlug)
  if (!place) return answerUnknown(request, reply)
  const days = allAppointmentDays(place, await readBookedSeats(context.pool, place.id, now), now)
  const day = fieldOf(fields, 'day')
  const time = fieldOf(fields, 'time')
  const requestedTime = limaInstant(day ?? '', time ?? '12:00')
  const searchTime = Number.isNaN(requestedTime.getTime()) ? appointment.startsAt : requestedTime
  const page = (
    <MovePage
      locale={request.pageLocale}
      linkKey={key}
      appointment={appointment}
      place={place}
      days={days}
      // Most people who move an appointment want another time on the same day, or a day close to it.
      selectedDay={chosenDay(days, day ?? limaDateOf(appointment.startsAt))}
      time={time}
      offers={isTaken ? nearestFreeSlots(days, searchTime, 3) : undefined}
    />
  )
  return answerPage(reply, page, isTaken ? 409 : 200)
}

async function createCalendar(
  { pageLocale: locale }: FastifyRequest,
  { pool, publicUrl, clock }: IntakeContext,
  appointment: OpenedAppointment,
  key: string,
): Promise<string> {
  const place = await findAppointmentPlace(pool, appointment.placeSlug)
  const texts = textsOf(place, locale)
  return appointmentCalendar(
    {
      reference: appointment.reference,
      startsAt: appointment.startsAt,
      endsAt: appointment.endsAt,
      sequence: appointment.sequence,
      isCancelled: appointment.state === 'cancelled',
      ...calendarTexts({
        ...texts,
        place: place?.kind === 'video' ? brand.name : (place?.name[locale] ?? ''),
        address: place?.address[locale] ?? '',
        advice: place?.advice?.[locale] ?? null,
        directions: await readDirections(pool, appointment.placeSlug),
        meetingUrl: place?.meetingUrl ?? null,
        visitorTime: formatVisitorTime(appointment.startsAt, appointment.timeZone, locale),
        reference: appointment.reference,
        sampleMark: place?.isDemo ? sampleMark[locale] : null,
      }),
      url: `${publicUrl}${appointmentUrl(key, locale)}`,
    },
    publicUrl,
    clock(),
  )
}
