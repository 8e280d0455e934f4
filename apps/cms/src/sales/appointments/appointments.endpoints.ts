import { seatsLeft } from '@app/domain/appointment/visit-seats'
import { visitStates } from '@app/domain/appointment/visit-state'
import { slotsOn } from '@app/domain/appointment/visit-times'
import { isLimaDate } from '@app/domain/calendar/lima-date'
import { startOfDay } from '@app/domain/calendar/lima-time'
import { internationalPhone, isPhoneNumber } from '@app/domain/phone/server-phone-check'
import { bookedSeats, findVisitPlace } from '@app/platform/visit/visit-places'
import type { Endpoint } from 'payload'
import * as z from 'zod'
import { errorResponse } from '../../platform/access/error-response'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { payloadPool } from '../../platform/database/payload-pool'
import { recordId } from '../../platform/database/record-id.schema'
import { queueSender } from '../../platform/queue/queue-sender'
import { recordPrivacy } from '../../privacy/record-privacy'
import { readFilter } from '../leads/lead-filter'
import { listLeads } from '../leads/list-leads'
import { type BookResult, bookVisit, declineRequest, moveVisit } from './book-appointment'
import { markVisit } from './change-appointment'

const requestedTime = {
  place: z.string().min(1).max(60),
  day: z.string().refine(isLimaDate),
  time: z.string().regex(/^\d\d:\d\d$/),
}
const name = z.string().trim().min(1).max(80)
const caller = z.object({
  key: recordId,
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
  unknown: () => errorResponse(404, 'Record not found.'),
  unavailable: () => errorResponse(422, 'This time cannot be booked.'),
  full: () => errorResponse(409, 'No seats left at this time.'),
}

/** Not under `/visits`: Payload would read the rest of the path as a record id. */
const desk = '/visit-desk'

const mark = staffEndpoint({
  path: `${desk}/state`,
  permission: 'manage appointments',
  body: z.object({ visit: recordId, state: z.enum(visitStates) }),
  handle: async ({ req, staff, body: { visit, state } }) => {
    const marked = { visit, to: state, by: staff.name, now: new Date() }
    const result = await markVisit(payloadPool(req.payload), await queueSender(), marked)
    if (result === 'unknown') return errorResponse(404, 'Appointment not found.')
    if (result === 'rejected') return errorResponse(409, 'Invalid state change.')
    return Response.json({ done: true })
  },
})

const book = staffEndpoint({
  path: `${desk}/book`,
  permission: 'manage appointments',
  body: z.object({ ...requestedTime, person: z.union([z.object({ lead: recordId }), caller]) }),
  handle: async ({ req, staff, body: { person, ...time } }) => {
    const booking = { ...time, person, staff, now: new Date() }
    const result = await bookVisit(payloadPool(req.payload), await queueSender(), booking)
    if (result === 'done' && 'lead' in person)
      await recordPrivacy(req, 'changed', [`leads:${person.lead}`], { reason: 'visit-booked' })
    return results[result]()
  },
})

const move = staffEndpoint({
  path: `${desk}/move`,
  permission: 'manage appointments',
  body: z.object({ visit: recordId, ...requestedTime }),
  handle: async ({ req, staff, body }) => {
    const moved = { ...body, by: staff.name, now: new Date() }
    return results[await moveVisit(payloadPool(req.payload), await queueSender(), moved)]()
  },
})

const decline = staffEndpoint({
  path: `${desk}/decline`,
  permission: 'manage appointments',
  body: z.object({ lead: recordId }),
  handle: async ({ req, staff, body: { lead } }) => {
    const result = await declineRequest(payloadPool(req.payload), lead, staff.name)
    if (result === 'done') await recordPrivacy(req, 'changed', [`leads:${lead}`], { reason: 'visit-declined' })
    return results[result]()
  },
})

/** Returns the times of a day with their free seats. */
const times = staffEndpoint({
  path: `${desk}/times`,
  permission: 'manage appointments',
  body: z.object({ place: requestedTime.place, day: requestedTime.day }),
  handle: async ({ req, body: { place: slug, day } }) => {
    const pool = payloadPool(req.payload)
    const place = await findVisitPlace(pool, slug)
    if (!place) return errorResponse(404, 'Place not found.')
    const booked = await bookedSeats(pool, place.id, startOfDay(day))
    return Response.json({
      times: slotsOn(place, day).map((slot) => ({
        time: slot.time,
        until: slot.until,
        left: seatsLeft(place.capacity, booked, slot),
      })),
    })
  },
})

const MAX_RESULTS = 8

/** Finds leads by name, phone or code. The search is in the body, because a URL must not contain personal data. */
const leads = staffEndpoint({
  path: `${desk}/leads`,
  permission: 'manage appointments',
  body: z.object({ search: z.string().trim().min(2).max(80) }),
  handle: async ({ req, body: { search } }) => {
    const { leads: found } = await listLeads(payloadPool(req.payload), readFilter({ buscar: search }))
    const shown = found.slice(0, MAX_RESULTS)
    await recordPrivacy(req, 'listed', 'leads', { count: shown.length })
    return Response.json({
      leads: shown.map(({ id, reference, firstName, lastName, project }) => ({
        lead: id,
        label: `${firstName} ${lastName}, ${project}, ${reference}`,
      })),
    })
  },
})

export const visitsEndpoints: Endpoint[] = [mark, book, move, decline, times, leads]
