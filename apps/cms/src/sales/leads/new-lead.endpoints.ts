import { formatDay } from '@app/domain/calendar/format-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import type { Endpoint } from 'payload'
import * as z from 'zod'
import { languageOf } from '../../panel/language/language'
import { errorResponse } from '../../platform/access/error-response'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { payloadPool } from '../../platform/database/payload-pool'
import { recordPrivacy } from '../../privacy/record-privacy'
import { addLead } from './add-lead'
import { findKnownPerson } from './find-known-person'
import { newLead, staffPhone } from './new-lead.schema'
import { readProjects } from './read-lead'

const addEndpoint = staffEndpoint({
  path: '/inbox/new',
  permission: 'work on leads',
  body: newLead,
  handle: async ({ req, staff, body }) => {
    const result = await addLead(payloadPool(req.payload), body, staff)
    if (result === 'unknown-project') return errorResponse(422, 'Unknown project.')
    if (typeof result === 'string') return errorResponse(409, result)
    await recordPrivacy(req, 'changed', [`leads:${result.lead}`], { reason: 'lead-entered' })
    return Response.json(result, { status: 201 })
  },
})

/**
 * Returns who handles a person. The phone and the e-mail address are in the body, because a URL must not contain them.
 */
const knownPersonEndpoint = staffEndpoint({
  path: '/inbox/known-person',
  permission: 'work on leads',
  body: z.object({
    phone: z.union([z.literal(''), staffPhone]),
    email: z.union([z.literal(''), z.email().max(254)]),
  }),
  handle: async ({ req, body }) => {
    const pool = payloadPool(req.payload)
    const person = await findKnownPerson(pool, body)
    if (!person) return Response.json({ person: null })
    await recordPrivacy(req, 'seen', [`leads:${person.lead}`], { reason: 'known-person' })
    const language = languageOf(req.i18n)
    const projects = await readProjects(pool, language)
    return Response.json({
      person: {
        ...person,
        project: projects.get(person.project) ?? person.project,
        since: formatDay(limaDateOf(person.since), language),
      },
    })
  },
})

export const newLeadEndpoints: Endpoint[] = [addEndpoint, knownPersonEndpoint]
