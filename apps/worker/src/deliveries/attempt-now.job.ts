import type { Pool } from '@app/platform/database/pool'
import { QUEUE_SCHEMA } from '@app/platform/queue/boss'
import { deliveryQueues, queues } from '@app/platform/queue/queues'
import * as z from 'zod'
import type { Job } from '../jobs/job'

const request = z.object({ deliveryId: z.string() })

/** Retries a delivery at once when staff ask for it, by making its existing job due. */
export const attemptNow: Job<{ pool: Pool }> = {
  name: queues.attemptNow,
  role: 'deliver',
  // This job is retried after short delays and gives up soon, because staff wait for the result.
  queue: { retryLimit: 5, retryDelay: 5, expireInSeconds: 60, notify: true },
  poll: { pollingIntervalSeconds: 2 },
  run: async ({ pool }, { data, log }) => {
    const { deliveryId } = request.parse(data)
    const { rowCount } = await pool.query(
      `update ${QUEUE_SCHEMA}.job set start_after = now()
       where name = any($1) and state in ('created', 'retry') and start_after > now() and data->>'deliveryId' = $2`,
      [deliveryQueues, deliveryId],
    )
    log.info({ deliveryId, madeDue: rowCount }, 'retry requested by staff')
  },
}
