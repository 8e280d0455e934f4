import { attemptDeliveryNow, replayDeliveries } from '@sillar/platform/queue/replay-deliveries'
import { errorResponse } from '../../platform/access/error-response'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { payloadPool } from '../../platform/database/payload-pool'
import { idParams } from '../../platform/database/record-id.schema'
import { queueSender } from '../../platform/queue/queue-sender'

/**
 * Staff send a parked delivery again after its receiver was repaired, or do not wait for the next attempt of one that
 * is still being tried. One that arrived is left alone.
 */
export const replayEndpoint = staffEndpoint({
  path: '/:id/replay',
  permission: 'send a delivery again',
  params: idParams,
  handle: async ({ req, params: { id } }) => {
    const queue = { pool: payloadPool(req.payload), boss: await queueSender() }
    const sent = await replayDeliveries(queue, id)
    if (sent.length > 0) return Response.json({ sent })
    if (await attemptDeliveryNow(queue, id)) return Response.json({ sent: [id] }, { status: 202 })
    return errorResponse(409, 'It has arrived, or there is no such delivery.')
  },
})
