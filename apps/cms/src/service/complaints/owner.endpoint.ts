import { NotFound } from 'payload'
import * as z from 'zod'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { payloadPool } from '../../platform/database/payload-pool'
import { idParams, recordId } from '../../platform/database/record-id.schema'
import { recordPrivacy } from '../../privacy/record-privacy'
import { assignComplaint } from './assign-complaint'

const statusByProblem = { 'changed meanwhile': 409, 'unknown owner': 400 } as const

/** Takes a complaint, assigns it to a colleague or removes its owner. */
export const ownerEndpoint = staffEndpoint({
  path: '/:id/owner',
  permission: 'answer a complaint',
  params: idParams,
  body: z.object({ from: recordId.nullable(), to: recordId.nullable() }),
  handle: async ({ req, staff, params: { id: complaintId }, body }) => {
    const result = await assignComplaint(payloadPool(req.payload), { complaintId, ...body, by: staff.name })
    if (result === 'unknown') throw new NotFound(req.t)
    if (result !== 'done') return Response.json({ problem: result }, { status: statusByProblem[result] })
    await recordPrivacy(req, 'changed', `complaints:${complaintId}`, { reason: 'owner' })
    return Response.json({ owner: body.to })
  },
})
