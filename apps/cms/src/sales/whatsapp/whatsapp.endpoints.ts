import type { Endpoint } from 'payload'
import { errorResponse } from '../../platform/access/error-response'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { payloadPool } from '../../platform/database/payload-pool'
import { idParams } from '../../platform/database/record-id.schema'
import { cmsEnv } from '../../platform/env'
import { recordPrivacy } from '../../privacy/record-privacy'
import { claimLead } from '../leads/claim-lead'
import { newMessage } from './message.schema'
import { queueMessage } from './queue-message'
import { readApprovedTemplates } from './read-approved-templates'
import { readLastChange } from './read-conversation'

const sendEndpoint = staffEndpoint({
  path: '/inbox/conversations/:id',
  permission: 'work on leads',
  params: idParams,
  body: newMessage,
  handle: async ({ req, staff, params: { id }, body }) => {
    if (!cmsEnv().WHATSAPP_NUMBER_ID) return errorResponse(404, 'WhatsApp is not connected.')
    const result = await queueMessage(payloadPool(req.payload), id, body, {
      templates: body.kind === 'template' ? await readApprovedTemplates(req.payload) : [],
      by: staff.name,
      now: new Date(),
    })
    if (result !== 'queued') return errorResponse(result === 'unknown' ? 404 : 409, result)
    await claimLead(payloadPool(req.payload), id, staff)
    await recordPrivacy(req, 'changed', `leads:${id}`, { reason: 'contact' })
    return Response.json({ queued: body.key }, { status: 201 })
  },
})

const lastChangeEndpoint = staffEndpoint({
  path: '/inbox/conversations/:id/last-change',
  method: 'get',
  permission: 'work on leads',
  params: idParams,
  handle: async ({ req, params: { id } }) =>
    Response.json({ lastChange: await readLastChange(payloadPool(req.payload), id) }),
})

export const whatsAppEndpoints: Endpoint[] = [sendEndpoint, lastChangeEndpoint]
