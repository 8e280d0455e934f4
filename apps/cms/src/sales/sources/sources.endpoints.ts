import type { Endpoint } from 'payload'
import { errorResponse } from '../../platform/access/error-response'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { payloadPool } from '../../platform/database/payload-pool'
import { retryParkedMessages, saveSourceForm } from './save-source-form'
import { parkedGroup, sourceForm } from './source-form.schema'

const saveEndpoint = staffEndpoint({
  // Under `/source-forms`, Payload would read the rest of the path as a record id.
  path: '/external-forms/save',
  permission: 'connect external forms',
  body: sourceForm,
  handle: async ({ req, staff, body }) => {
    const result = await saveSourceForm(payloadPool(req.payload), body, staff.name)
    return typeof result === 'string' ? errorResponse(422, result) : Response.json(result)
  },
})

const tryAgainEndpoint = staffEndpoint({
  path: '/external-forms/try-again',
  permission: 'connect external forms',
  body: parkedGroup,
  handle: async ({ req, body }) =>
    Response.json({ retriedCount: await retryParkedMessages(payloadPool(req.payload), body) }),
})

export const sourceEndpoints: Endpoint[] = [saveEndpoint, tryAgainEndpoint]
