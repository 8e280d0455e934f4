import { isPushEndpoint } from '@app/domain/account/push-endpoint'
import * as z from 'zod'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { payloadPool } from '../../platform/database/payload-pool'
import { cmsEnv } from '../../platform/env'

const endpoint = z.string().max(1000)
const base64Url = (length: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`))

/** A subscription as `PushSubscription.toJSON()` returns it. */
const subscription = z.object({
  endpoint: endpoint.refine((url) => isPushEndpoint(url, cmsEnv().PUSH_HOSTS)),
  keys: z.object({ p256dh: base64Url(87), auth: base64Url(22) }),
})

/** Stores the browser of the user. A browser belongs to the user who subscribed last. */
const subscribeEndpoint = staffEndpoint({
  path: '/push-subscriptions',
  permission: 'work on leads',
  body: subscription,
  handle: async ({ req, staff, body }) => {
    await payloadPool(req.payload).query(
      `insert into push_subscriptions (account_id, endpoint, p256dh, auth) values ($1, $2, $3, $4)
       on conflict (endpoint) do update set account_id = $1, p256dh = $3, auth = $4, updated_at = now()`,
      [staff.id, body.endpoint, body.keys.p256dh, body.keys.auth],
    )
    return Response.json({ subscribed: true }, { status: 201 })
  },
})

const unsubscribeEndpoint = staffEndpoint({
  path: '/push-subscriptions/remove',
  permission: 'work on leads',
  body: z.object({ endpoint }),
  handle: async ({ req, staff, body }) => {
    await payloadPool(req.payload).query('delete from push_subscriptions where account_id = $1 and endpoint = $2', [
      staff.id,
      body.endpoint,
    ])
    return Response.json({ subscribed: false })
  },
})

/** Returns whether a browser is subscribed for this user. The worker removes subscriptions that have ended. */
const statusEndpoint = staffEndpoint({
  path: '/push-subscriptions/status',
  permission: 'work on leads',
  body: z.object({ endpoint }),
  handle: async ({ req, staff, body }) => {
    const { rowCount } = await payloadPool(req.payload).query(
      'select from push_subscriptions where account_id = $1 and endpoint = $2',
      [staff.id, body.endpoint],
    )
    return Response.json({ subscribed: rowCount === 1 })
  },
})

export const pushEndpoints = [subscribeEndpoint, unsubscribeEndpoint, statusEndpoint]
