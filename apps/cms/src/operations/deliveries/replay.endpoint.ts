import { attemptDeliveryNow, replayDeliveries } from '@sillar/platform/queue/replay-deliveries'
import { type Endpoint, Forbidden } from 'payload'
import { may } from '../../platform/access/apply-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { queueSender } from '../../platform/queue/queue-sender'

/**
 * Staff send a parked delivery again after its receiver was repaired, or do not wait for the next attempt of one that
 * is still being tried. One that arrived is left alone.
 */
export const replayEndpoint: Endpoint = {
  path: '/:id/replay',
  method: 'post',
  handler: async (req) => {
    if (!may(req.user, 'send a delivery again')) throw new Forbidden(req.t)
    const queue = { pool: payloadPool(req.payload), boss: await queueSender() }
    const id = String(req.routeParams?.id)
    const sent = await replayDeliveries(queue, id)
    if (sent.length > 0) return Response.json({ sent })
    if (await attemptDeliveryNow(queue, id)) return Response.json({ sent: [id] }, { status: 202 })
    return Response.json({ error: 'It has arrived, or there is no such delivery.' }, { status: 409 })
  },
}
