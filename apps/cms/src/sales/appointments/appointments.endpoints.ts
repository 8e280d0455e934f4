import { seatsLeft } from '@sillar/domain/appointment/visit-seats'
import { isVisitState } from '@sillar/domain/appointment/visit-state'
import { limaInstant, slotsOn } from '@sillar/domain/appointment/visit-times'
import { isLimaDate } from '@sillar/domain/calendar/lima-date'
import { internationalPhone, isPhoneNumber } from '@sillar/domain/phone/server-phone-check'
import { bookedSeats, findVisitPlace } from '@sillar/platform/visit/visit-places'
import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod'
import { may } from '../../platform/access/apply-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { queueSender } from '../../platform/queue/queue-sender'
import { recordPrivacy } from '../../privacy/record-privacy'
import { staffName } from '../../publishing/releases/request-publish'
import { readFilter } from '../leads/lead-filter'
import { listLeads } from '../leads/list-leads'
import { type BookResult, bookVisit, declineRequest, moveVisit } from './book-appointment'
import { markVisit } from './change-appointment'

const answer = (status: number, error: string) => Response.json({ error }, { status })

/** Not under `/visits`: those addresses belong to the collection. */
function post<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  handle: (req: PayloadRequest, body: z.output<Schema>) => Promise<Response>,
): Endpoint {
  return {
    path: `/visit-desk/${path}`,
    method: 'post',
    handler: async (req) => {
      if (!may(req.user, 'mark visits')) return answer(403, 'Not for this account.')
      const body = schema.safeParse(await req.json?.().catch(() => ({})))
      if (!body.success)
        return answer(400, `Invalid: ${body.error.issues.map((issue) => issue.path.join('.')).join(', ')}`)
      return handle(req, body.data)
    },
  }
}

const id = z.guid()
const wanted = {
  place: z.string().min(1).max(60),
  day: z.string().refine(isLimaDate),
  time: z.string().regex(/^\d\d:\d\d$/),
}
const name = z.string().trim().min(1).max(80)
const caller = z.object({
  key: z.guid(),
  firstName: name,
  lastName: name,
  phone: z
    .string()
    .max(40)
    .transform((typed) => internationalPhone(typed))
    .refine(isPhoneNumber),
  email: z.union([z.literal(''), z.email().max(254)]),
  language: z.enum(['es', 'en']),
})

const results: Record<BookResult, () => Response> = {
  done: () => Response.json({ done: true }),
  unknown: () => answer(404, 'No such record.'),
  unavailable: () => answer(422, 'No such time.'),
  full: () => answer(409, 'No seat is free at this time.'),
}
const staffOf = (req: PayloadRequest) => ({ id: String(req.user?.id), name: staffName(req) ?? '' })

const mark = post('state', z.object({ visit: id, state: z.custom(isVisitState) }), async (req, { visit, state }) => {
  if (!isVisitState(state)) return answer(400, 'Invalid: state')
  const marked = { visit, to: state, by: staffName(req) ?? '', now: new Date() }
  const result = await markVisit(payloadPool(req.payload), await queueSender(), marked)
  if (result === 'unknown') return answer(404, 'No such visit.')
  if (result === 'refused') return answer(409, 'A visit cannot become that.')
  return Response.json({ done: true })
})

const book = post(
  'book',
  z.object({ ...wanted, person: z.union([z.object({ lead: id }), caller]) }),
  async (req, { person, ...time }) => {
    const booking = { ...time, person, staff: staffOf(req), now: new Date() }
    const result = await bookVisit(payloadPool(req.payload), await queueSender(), booking)
    if (result === 'done' && 'lead' in person)
      await recordPrivacy(req, 'changed', [`leads:${person.lead}`], { reason: 'visit-booked' })
    return results[result]()
  },
)

const move = post('move', z.object({ visit: id, ...wanted }), async (req, asked) => {
  const by = staffName(req) ?? ''
  return results[await moveVisit(payloadPool(req.payload), await queueSender(), { ...asked, by, now: new Date() })]()
})

const decline = post('decline', z.object({ lead: id }), async (req, { lead }) => {
  const result = await declineRequest(payloadPool(req.payload), lead, staffName(req) ?? '')
  if (result === 'done') await recordPrivacy(req, 'changed', [`leads:${lead}`], { reason: 'visit-declined' })
  return results[result]()
})

/** The times of a day with the seats left of each. */
const times = post('times', z.object({ place: wanted.place, day: wanted.day }), async (req, { place: slug, day }) => {
  const pool = payloadPool(req.payload)
  const place = await findVisitPlace(pool, slug)
  if (!place) return answer(404, 'No such place.')
  const booked = await bookedSeats(pool, place.id, limaInstant(day, '00:00'))
  return Response.json({
    times: slotsOn(place, day).map((slot) => ({
      time: slot.time,
      until: slot.until,
      left: seatsLeft(place.capacity, booked, slot),
    })),
  })
})

const MOST_FOUND = 8

/** Finds leads by name, phone or code. In the body, so that nothing personal is in an address. */
const leads = post('leads', z.object({ search: z.string().trim().min(2).max(80) }), async (req, { search }) => {
  const { leads: found } = await listLeads(payloadPool(req.payload), readFilter({ buscar: search }))
  const shown = found.slice(0, MOST_FOUND)
  await recordPrivacy(req, 'listed', 'leads', { count: shown.length })
  return Response.json({
    leads: shown.map(({ id: lead, reference, firstName, lastName, project }) => ({
      lead,
      label: `${firstName} ${lastName}, ${project}, ${reference}`,
    })),
  })
})

export const visitsEndpoints: Endpoint[] = [mark, book, move, decline, times, leads]
