import type { Endpoint } from 'payload'
import { isWorker } from '../../platform/access/worker-token'
import { takeSnapshot } from './take-snapshot'

/** Returns all published content to the worker. */
export const snapshotEndpoint: Endpoint = {
  path: '/snapshot',
  method: 'get',
  handler: async (req) => {
    if (!isWorker(req.headers)) {
      return Response.json({ error: 'The token of the worker is required.' }, { status: 401 })
    }
    return Response.json(await takeSnapshot(req.payload), { headers: { 'cache-control': 'no-store' } })
  },
}
