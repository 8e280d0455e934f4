import { incidentTables } from '@app/domain/incident/incident'
import { isUnfinished } from '@app/domain/incident/incident-letter'
import type { Endpoint } from 'payload'
import * as z from 'zod'
import { errorResponse } from '../../platform/access/error-response'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { payloadPool } from '../../platform/database/payload-pool'
import { idParams } from '../../platform/database/record-id.schema'
import { recordPrivacy } from '../record-privacy'
import { addAffected, addEvent, addIncident, sendLetter } from './change-incident'

const MAX_TEXT_LENGTH = 8000
const text = z.string().trim().min(1).max(MAX_TEXT_LENGTH)
/** A letter in which staff replaced every placeholder in square brackets. */
const letterText = text.refine((letter) => !isUnfinished(letter))
const instant = z.iso.datetime({ offset: true }).transform((value) => new Date(value))

const permission = 'handle incidents' as const
const closedResponse = () => errorResponse(409, 'Incident not found or already closed.')

const addEndpoint = staffEndpoint({
  path: '/incidents-desk',
  permission,
  body: z.object({ what: text, foundAt: instant.refine((at) => at.getTime() <= Date.now()) }),
  handle: async ({ req, staff, body }) => {
    const id = await addIncident(payloadPool(req.payload), body, staff.name)
    await recordPrivacy(req, 'changed', `incidents:${id}`, { reason: 'incident-added' })
    return Response.json({ id }, { status: 201 })
  },
})

const eventEndpoint = staffEndpoint({
  path: '/incidents-desk/:id/events',
  permission,
  params: idParams,
  body: z.object({ kind: z.enum(['note', 'measure', 'authority-notified', 'closed']), text }),
  handle: async ({ req, staff, params: { id }, body }) => {
    const event = await addEvent(payloadPool(req.payload), id, body, staff.name)
    if (!event) return closedResponse()
    await recordPrivacy(req, 'changed', `incidents:${id}`, { reason: body.kind })
    return Response.json({ event }, { status: 201 })
  },
})

/** Finds the affected people by table and time. The log has their number, but not their names. */
const affectedEndpoint = staffEndpoint({
  path: '/incidents-desk/:id/affected',
  permission,
  params: idParams,
  body: z
    .object({ table: z.enum(incidentTables), from: instant, until: instant })
    .refine(({ from, until }) => from < until, { path: ['until'] }),
  handle: async ({ req, staff, params: { id }, body }) => {
    const count = await addAffected(payloadPool(req.payload), id, body, staff.name)
    if (count === undefined) return closedResponse()
    await recordPrivacy(req, 'searched', body.table, { count, reason: 'incident' })
    await recordPrivacy(req, 'changed', `incidents:${id}`, { count, reason: 'affected' })
    return Response.json({ count })
  },
})

const letterEndpoint = staffEndpoint({
  path: '/incidents-desk/:id/letters',
  permission,
  params: idParams,
  body: z.discriminatedUnion('audience', [
    z.object({ audience: z.literal('authority'), to: z.email().max(254), text: letterText }),
    z.object({ audience: z.literal('people'), text: letterText, textInEnglish: letterText }),
  ]),
  handle: async ({ req, staff, params: { id }, body }) => {
    const count = await sendLetter(payloadPool(req.payload), id, body, staff.name)
    if (count === undefined) return closedResponse()
    await recordPrivacy(req, 'changed', `incidents:${id}`, { count, reason: `${body.audience}-letter` })
    return Response.json({ count }, { status: 201 })
  },
})

export const incidentEndpoints: Endpoint[] = [addEndpoint, eventEndpoint, affectedEndpoint, letterEndpoint]
