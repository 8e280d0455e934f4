import type { Endpoint } from 'payload'
import { isPreview } from '../../platform/access/worker-token'
import { takeDraftSnapshot } from './take-draft-snapshot'

/** Returns all content as last saved, published or not. Only apps/preview may request it. */
export const draftsEndpoint: Endpoint = {
  path: '/draft-snapshot',
  method: 'get',
  handler: async (req) => {
    if (!isPreview(req.headers))
      return Response.json({ error: 'The token of the preview is required.' }, { status: 401 })
    return Response.json(await takeDraftSnapshot(req.payload), { headers: { 'cache-control': 'no-store' } })
  },
}
