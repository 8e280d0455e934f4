import type { Pool } from '@sillar/platform/database/pool'
import { replayDeliveries } from '@sillar/platform/queue/replay-deliveries'
import { type Endpoint, Forbidden } from 'payload'
import { may } from '../../access/apply-access'
import { queueSender } from '../../queue/queue-sender'

/** Staff send a parked delivery again after its receiver was repaired. One that arrived or still waits is left alone. */
export const replayEndpoint: Endpoint = {
  path: '/:id/replay',
  method: 'post',
  handler: async (req) => {
    if (!may(req.user, 'send a parked delivery again')) throw new Forbidden(req.t)
    const pool = (req.payload.db as unknown as { pool: Pool }).pool
    const sent = await replayDeliveries({ pool, boss: await queueSender() }, String(req.routeParams?.id))
    if (sent.length === 0) return Response.json({ error: 'Only a parked delivery can be sent again.' }, { status: 409 })
    return Response.json({ sent })
  },
}
