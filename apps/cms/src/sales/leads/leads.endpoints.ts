import type { Endpoint } from 'payload'
import * as z from 'zod'
import { decryptQuery, searchEndpoint } from '../../panel/navigation/encrypted-search'
import { errorResponse } from '../../platform/access/error-response'
import { formFields } from '../../platform/access/read-body'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { payloadPool } from '../../platform/database/payload-pool'
import { idParams, recordId, recordNameIn } from '../../platform/database/record-id.schema'
import { recordPrivacy } from '../../privacy/record-privacy'
import { changeLead } from './change-lead'
import { exportEndpoint } from './export-leads'
import { leadChange } from './lead-change.schema'
import { readFilter, writeFilter } from './lead-filter'
import { newLeadEndpoints } from './new-lead.endpoints'
import { readNewestLead } from './read-newest-lead'
import { personTables } from './read-person'

const MAX_LEADS = 200
const MAX_NAME_LENGTH = 60
const MAX_QUERY_LENGTH = 1000

const changeEndpoint = staffEndpoint({
  path: '/inbox/changes',
  permission: 'work on leads',
  body: z.object({ leads: z.array(recordId).min(1).max(MAX_LEADS), change: leadChange }),
  handle: async ({ req, staff, body }) => {
    const results = []
    for (const lead of body.leads)
      results.push({
        lead,
        result: await changeLead(payloadPool(req.payload), lead, body.change, staff.name, staff.id),
      })
    const changedLeads = results.flatMap(({ lead, result }) => (result === 'done' ? [`leads:${lead}`] : []))
    await recordPrivacy(req, 'changed', changedLeads, { reason: body.change.kind })
    return Response.json({ done: changedLeads.length, results }, { status: changedLeads.length > 0 ? 200 : 409 })
  },
})

const recordName = recordNameIn(personTables)

/** Stores that two similar records belong to different people, or withdraws that decision. */
const decideEndpoint = staffEndpoint({
  path: '/inbox/persons',
  permission: 'work on leads',
  body: z
    .object({ one: recordName, other: recordName, verdict: z.enum(['different', 'undecided']) })
    .refine(({ one, other }) => one !== other, { path: ['other'] }),
  handle: async ({ req, staff, body: { one, other, verdict } }) => {
    await payloadPool(req.payload).query(
      `insert into person_decisions (one, other, verdict, by, created_at) values ($1, $2, $3, $4, clock_timestamp())`,
      [one, other, verdict, staff.name],
    )
    return Response.json({ verdict })
  },
})

const searchLeadsEndpoint = searchEndpoint({
  path: '/inbox/search',
  permission: 'work on leads',
  page: '/admin/consultas',
  rewrite: (query) => writeFilter(readFilter(query)),
})

const plainQuery = (query: string) =>
  writeFilter(readFilter(decryptQuery(formFields(query.slice(0, MAX_QUERY_LENGTH)))))

const saveViewEndpoint = staffEndpoint({
  path: '/inbox/views',
  permission: 'work on leads',
  body: z.object({
    name: z.string().trim().min(1).max(MAX_NAME_LENGTH),
    query: z.string().transform(plainQuery),
    isShared: z.boolean().default(false),
  }),
  handle: async ({ req, staff, body: { name, query, isShared } }) => {
    await payloadPool(req.payload).query(
      'insert into inbox_views (name, query, owner_id, is_shared) values ($1, $2, $3, $4)',
      [name, query, staff.id, isShared],
    )
    return Response.json({ name }, { status: 201 })
  },
})

const removeViewEndpoint = staffEndpoint({
  path: '/inbox/views/:id/remove',
  permission: 'work on leads',
  params: idParams,
  handle: async ({ req, staff, params: { id } }) => {
    const { rowCount } = await payloadPool(req.payload).query(
      'delete from inbox_views where id = $1 and owner_id = $2',
      [id, staff.id],
    )
    return rowCount ? Response.json({ removed: id }) : errorResponse(404, 'View not found.')
  },
})

const newestEndpoint = staffEndpoint({
  path: '/inbox/newest',
  method: 'get',
  permission: 'work on leads',
  handle: async ({ req }) => Response.json({ newest: await readNewestLead(payloadPool(req.payload)) }),
})

export const leadEndpoints: Endpoint[] = [
  newestEndpoint,
  changeEndpoint,
  decideEndpoint,
  searchLeadsEndpoint,
  saveViewEndpoint,
  removeViewEndpoint,
  exportEndpoint,
  ...newLeadEndpoints,
]
