import { attemptDeliveryNow, replayDeliveries } from '@app/platform/queue/replay-deliveries'
import { errorResponse } from '../../platform/access/error-response'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { payloadPool } from '../../platform/database/payload-pool'
import { idParams } from '../../platform/database/record-id.schema'

/** Sends a parked or waiting delivery now. Delivered submissions are not sent again. */
export const replayEndpoint = staffEndpoint({
  path: '/:id/replay',
  permission: 'send a delivery again',
  params: idParams,
  handle: async ({ req, params: { id } }) => {
    const pool = payloadPool(req.payload)
    const replayedIds = await replayDeliveries(pool, id)
    if (replayedIds.length > 0) return Response.json({ sent: replayedIds })
    if (await attemptDeliveryNow(pool, id)) return Response.json({ sent: [id] }, { status: 202 })
    return errorResponse(409, 'Delivery not found or already delivered.')
  },
})
