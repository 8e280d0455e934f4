import { visitTime } from '@app/domain/appointment/visit-booking.schema'
import { allVisitDays, canChange, nearestFreeSlots } from '@app/domain/appointment/visit-times'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { limaInstant } from '@app/domain/calendar/lima-time'
import { pathFor } from '@app/domain/snapshot/page-addresses'
import { visitCalendar } from '@app/platform/visit/visit-calendar'
import { bookedSeats, findVisitPlace } from '@app/platform/visit/visit-places'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReactElement } from 'react'
import type { Limits } from '../abuse/submission-limit'
import { AnswerPage } from '../pages/answer-page'
import type { IntakeContext } from '../server/intake-context'
import { sendPage } from '../server/send-page'
import { invalidFields, SubmissionError } from '../submissions/submission-error'
import { visitTexts } from './appointment.messages'
import { fieldOf } from './appointment.route'
import { APPOINTMENT_POLICY } from './appointment-document'
import { AppointmentPage } from './appointment-page'
import { appointmentUrl } from './appointment-urls'
import { cancelVisit, findVisit, moveVisit, type OpenedVisit } from './change-appointment'
import { MovePage } from './move-page'
import { chosenDay } from './time-picker'

// Mail programs prefetch links, so opening a link changes nothing. Only the buttons on the page change the appointment.

const keyPattern = /^[\w-]{43}$/
const options = { config: { form: 'lead' } } as const
type Fields = Record<string, unknown>

/** Returns the key of a URL or a form, and sets the language of the page. */
function readKey(request: FastifyRequest, fields: Fields | undefined): string {
  const lang = fieldOf(fields, 'lang')
  if (lang === 'es' || lang === 'en') request.pageLocale = lang
  const key = fieldOf(fields, 'key') ?? ''
  return keyPattern.test(key) ? key : ''
}

const answerPage = (reply: FastifyReply, page: ReactElement, status = 200) =>
  sendPage(reply.header('referrer-policy', 'no-referrer'), page, { status, policy: APPOINTMENT_POLICY })

function answerUnknown({ pageLocale: locale }: FastifyRequest, reply: FastifyReply) {
  const back = { href: pathFor('visit', locale), label: visitTexts[locale].bookAgain }
  return sendPage(reply, <AnswerPage locale={locale} {...visitTexts[locale].unknown} back={back} />, { status: 404 })
}

export function visitLinkRoutes(app: FastifyInstance, context: IntakeContext, limits: Limits): void {
  app.get<{ Querystring: Fields }>(
    '/api/visits/mine',
    { ...options, onRequest: limits.times },
    async (request, reply) => {
      const key = readKey(request, request.query)
      const visit = await findVisit(context.pool, key)
      if (!visit) return answerUnknown(request, reply)
      const now = context.clock()
      const canMove = fieldOf(request.query, 'move') && visit.state === 'booked' && canChange(visit.startsAt, now)
      if (canMove) return sendMovePage(request, reply, context, { key, visit, fields: request.query })
      const place = await findVisitPlace(context.pool, visit.placeSlug)
      const lastAction = fieldOf(request.query, 'done') === 'moved' ? 'moved' : undefined
      const locale = request.pageLocale
      return answerPage(
        reply,
        <AppointmentPage locale={locale} linkKey={key} visit={visit} place={place} now={now} lastAction={lastAction} />,
      )
    },
  )

  app.get<{ Querystring: Fields }>(
    '/api/visits/calendar',
    { ...options, onRequest: limits.times },
    async (request, reply) => {
      const key = readKey(request, request.query)
      const visit = await findVisit(context.pool, key)
      if (!visit) return answerUnknown(request, reply)
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="visita.ics"')
        .header('referrer-policy', 'no-referrer')
        .send(await calendarOf(request, context, visit, key))
    },
  )

  app.post<{ Body: Fields }>('/api/visits/cancel', { ...options, onRequest: limits.lookup }, async (request, reply) => {
    const key = readKey(request, request.body)
    const result = await cancelVisit(context, { key, requestId: request.id })
    if (result === 'unknown') return answerUnknown(request, reply)
    request.log.info({ result }, 'appointment cancelled by its link')
    return reply.header('referrer-policy', 'no-referrer').redirect(appointmentUrl(key, request.pageLocale), 303)
  })

  app.post<{ Body: Fields }>('/api/visits/move', { ...options, onRequest: limits.lookup }, async (request, reply) => {
    const key = readKey(request, request.body)
    const newTime = visitTime.safeParse(request.body)
    if (!newTime.success) throw invalidFields(newTime.error.issues)
    try {
      const result = await moveVisit(context, { key, requestId: request.id }, newTime.data)
      if (result === 'unknown') return answerUnknown(request, reply)
      request.log.info({ result }, 'appointment moved by its link')
      const extraQuery: Record<string, string> = result === 'done' ? { done: 'moved' } : {}
      return await reply
        .header('referrer-policy', 'no-referrer')
        .redirect(appointmentUrl(key, request.pageLocale, extraQuery), 303)
    } catch (error) {
      const visit = error instanceof SubmissionError && (await findVisit(context.pool, key))
      if (!visit) throw error
      return sendMovePage(request, reply, context, { key, visit, fields: request.body, isTaken: true })
    }
  })
}

type MoveRequest = { key: string; visit: OpenedVisit; fields: Fields; isTaken?: boolean }

async function sendMovePage(
  request: FastifyRequest,
  reply: FastifyReply,
  context: IntakeContext,
  { key, visit, fields, isTaken = false }: MoveRequest,
) {
  const now = context.clock()
  const place = await findVisitPlace(context.pool, visit.placeSlug)
  if (!place) return answerUnknown(request, reply)
  const days = allVisitDays(place, await bookedSeats(context.pool, place.id, now), now)
  const day = fieldOf(fields, 'day')
  const time = fieldOf(fields, 'time')
  const requestedTime = limaInstant(day ?? '', time ?? '12:00')
  const searchTime = Number.isNaN(requestedTime.getTime()) ? visit.startsAt : requestedTime
  const page = (
    <MovePage
      locale={request.pageLocale}
      linkKey={key}
      visit={visit}
      place={place}
      days={days}
      // Most people who move an appointment want another hour of the same day, or a day close to it.
      selectedDay={chosenDay(days, day ?? limaDateOf(visit.startsAt))}
      time={time}
      offers={isTaken ? nearestFreeSlots(days, searchTime, 3) : undefined}
    />
  )
  return answerPage(reply, page, isTaken ? 409 : 200)
}

async function calendarOf(
  { pageLocale: locale }: FastifyRequest,
  { pool, publicUrl, clock }: IntakeContext,
  visit: OpenedVisit,
  key: string,
): Promise<string> {
  const place = await findVisitPlace(pool, visit.placeSlug)
  const texts = visitTexts[locale]
  return visitCalendar(
    {
      reference: visit.reference,
      startsAt: visit.startsAt,
      endsAt: visit.endsAt,
      sequence: visit.sequence,
      isCancelled: visit.state === 'cancelled',
      title: `${texts.visit} ${place?.name[locale] ?? ''}`.trim(),
      location: place?.address[locale] ?? '',
      description: [place?.advice?.[locale], `${texts.code}: ${visit.reference}`].filter(Boolean).join('\n'),
      url: `${publicUrl}${appointmentUrl(key, locale)}`,
    },
    publicUrl,
    clock(),
  )
}
