import { letterMethods } from '@app/domain/complaint/answer-by-letter'
import { NotFound } from 'payload'
import * as z from 'zod'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { payloadPool } from '../../platform/database/payload-pool'
import { idParams } from '../../platform/database/record-id.schema'
import { recordPrivacy } from '../../privacy/record-privacy'
import { recordLetter } from './record-letter'

/** Records that staff handed over or sent the letter with the answer. */
export const letterEndpoint = staffEndpoint({
  path: '/:id/letter-delivery',
  permission: 'answer a complaint',
  params: idParams,
  body: z.object({ on: z.string(), method: z.enum(letterMethods), detail: z.string() }),
  handle: async ({ req, staff, params: { id: complaintId }, body: delivery }) => {
    const result = await recordLetter(payloadPool(req.payload), { complaintId, delivery, by: staff.name })
    if (result === 'unknown') throw new NotFound(req.t)
    if (result === 'recorded before' || result === 'not answered')
      return Response.json({ problem: result }, { status: 409 })
    if (result !== 'done') return Response.json({ problem: result }, { status: 400 })
    await recordPrivacy(req, 'changed', `complaints:${complaintId}`, { reason: 'letter' })
    return Response.json({ done: true })
  },
})
