import { MAX_PRICE_CHANGE_PERCENT } from '@app/domain/lot/reprice'
import { cents } from '@app/domain/money/money'
import * as z from 'zod'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { payloadPool } from '../../platform/database/payload-pool'
import { recordId } from '../../platform/database/record-id.schema'
import { queueSender } from '../../platform/queue/queue-sender'
import { findAdvertisingWarnings } from './find-advertising-warnings'
import { repriceLots } from './reprice-lots'

const MAX_LOTS = 500
const MAX_PRICE_CENTS = 1_000_000_000

/** Changes the price of one lot, or the prices of several lots by a percentage. */
export const pricesEndpoint = staffEndpoint({
  path: '/lot-desk/prices',
  permission: 'change the prices of lots',
  body: z.union([
    z.object({
      lots: z.array(recordId).min(1).max(MAX_LOTS),
      percent: z.number().min(-MAX_PRICE_CHANGE_PERCENT).max(MAX_PRICE_CHANGE_PERCENT),
    }),
    z.object({ lots: z.array(recordId).length(1), priceCents: z.int().positive().max(MAX_PRICE_CENTS) }),
  ]),
  handle: async ({ req, staff, body: { lots, ...body } }) => {
    const change = 'percent' in body ? body : { priceCents: cents(body.priceCents) }
    const changedCount = await repriceLots(payloadPool(req.payload), await queueSender(), {
      lots,
      change,
      by: staff.name,
    })
    return Response.json({ done: changedCount, warnings: await findAdvertisingWarnings(req, lots) })
  },
})
