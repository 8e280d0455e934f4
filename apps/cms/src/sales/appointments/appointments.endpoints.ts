import { seatsLeft } from '@app/domain/appointment/appointment-seats'
import { appointmentStates } from '@app/domain/appointment/appointment-state'
import { slotsOn } from '@app/domain/appointment/appointment-times'
import { isLimaDate } from '@app/domain/calendar/lima-date'
import { startOfDay } from '@app/domain/calendar/lima-time'
import { internationalPhone, isPhoneNumber } from '@app/domain/phone/server-phone-check'
import { findAppointmentPlace, readBookedSeats } from '@app/platform/appointment/appointment-places'
import type { Endpoint } from 'payload'
import * as z from 'zod'
import { errorResponse } from '../../platform/access/error-response'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { payloadPool } from '../../platform/database/payload-pool'
import { recordId } from '../../platform/database/record-id.schema'
import { recordPrivacy } from '../../privacy/record-privacy'
import { readFilter } from '../leads/lead-filter'
import { listLeads } from '../leads/list-leads'
import { type BookResult, bookAppointment, declineRequest, moveAppointment } from './book-appointment'
import { markAppointment } from './change-appointment'

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
    .transform((phone) => internationalPhone(phone))
    .refine(isPhoneNumber),
  email: z.union([z.literal(''), z.email().max(254)]),
  language: z.enum(['es', 'en']),
})

const responses: Record<BookResult, () => Response> = {
  done: () => Response.json({ done: true }),
  unknown: () => errorResponse(404, 'Record not found.'),
  unavailable: () => errorResponse(422, 'This time cannot be booked.'),
  full: () => errorResponse(409, 'No seats left at this time.'),
}

/** Under `/appointments`, Payload would read the rest of the path as a record id. */
const basePath = '/appointment-desk'

const markEndpoint = staffEndpoint({
  path: `${basePath}/state`,
  permission: 'manage appointments',
  body: z.object({ appointment: recordId, state: z.enum(appointmentStates) }),
  handle: async ({ req, staff, body: { appointment, state } }) => {
    const change = { appointment, to: state, by: staff.name, now: new Date() }
    const result = await markAppointment(payloadPool(req.payload), change)
    if (result === 'unknown') return errorResponse(404, 'Appointment not found.')
    if (result === 'rejected') return errorResponse(409, 'Invalid state change.')
    return Response.json({ done: true })
  },
})

const bookEndpoint = staffEndpoint({
  path: `${basePath}/book`,
  permission: 'manage appointments',
  body: z.object({ ...requestedTime, person: z.union([z.object({ lead: recordId }), caller]) }),
  handle: async ({ req, staff, body: { person, ...time } }) => {
    const booking = { ...time, person, staff, now: new Date() }
    const result = await bookAppointment(payloadPool(req.payload), booking)
    if (result === 'done' && 'lead' in person)
      await recordPrivacy(req, 'changed', [`leads:${person.lead}`], { reason: 'appointment-booked' })
    return responses[result]()
  },
})

const moveEndpoint = staffEndpoint({
  path: `${basePath}/move`,
  permission: 'manage appointments',
  body: z.object({ appointment: recordId, ...requestedTime }),
  handle: async ({ req, staff, body }) => {
    const appointmentMove = { ...body, by: staff.name, now: new Date() }
    return responses[await moveAppointment(payloadPool(req.payload), appointmentMove)]()
  },
})

const declineEndpoint = staffEndpoint({
  path: `${basePath}/decline`,
  permission: 'manage appointments',
  body: z.object({ lead: recordId }),
  handle: async ({ req, staff, body: { lead } }) => {
    const result = await declineRequest(payloadPool(req.payload), lead, staff.name)
    if (result === 'done') await recordPrivacy(req, 'changed', [`leads:${lead}`], { reason: 'appointment-declined' })
    return responses[result]()
  },
})

const timesEndpoint = staffEndpoint({
  path: `${basePath}/times`,
  permission: 'manage appointments',
  body: z.object({ place: requestedTime.place, day: requestedTime.day }),
  handle: async ({ req, body: { place: slug, day } }) => {
    const pool = payloadPool(req.payload)
    const place = await findAppointmentPlace(pool, slug)
    if (!place) return errorResponse(404, 'Place not found.')
    const seats = await readBookedSeats(pool, place.id, startOfDay(day))
    return Response.json({
      times: slotsOn(place, day).map((slot) => ({
        time: slot.time,
        until: slot.until,
        left: seatsLeft(place.capacity, seats, slot),
      })),
    })
  },
})

const MAX_RESULTS = 8

/**
 * Finds leads by name, e-mail address, phone, identity document or reference. The search text is in the body, because a
 * URL must not contain personal data.
 */
const searchLeadsEndpoint = staffEndpoint({
  path: `${basePath}/leads`,
  permission: 'manage appointments',
  body: z.object({ search: z.string().trim().min(2).max(80) }),
  handle: async ({ req, body: { search } }) => {
    const { leads } = await listLeads(payloadPool(req.payload), readFilter({ buscar: search }))
    const results = leads.slice(0, MAX_RESULTS)
    await recordPrivacy(req, 'listed', 'leads', { count: results.length })
    return Response.json({
      leads: results.map(({ id, reference, firstName, lastName, project }) => ({
        lead: id,
        label: `${firstName} ${lastName}, ${project}, ${reference}`,
      })),
    })
  },
})

export const appointmentEndpoints: Endpoint[] = [
  markEndpoint,
  bookEndpoint,
  moveEndpoint,
  declineEndpoint,
  timesEndpoint,
  searchLeadsEndpoint,
]
