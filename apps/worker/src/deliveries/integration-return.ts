// After an hour's outage the queue lets a delivery wait up to half an hour for its next attempt: right while a receiver
// is away, far too long once it is back. So one delivery asks every quarter of a minute, and the first that is taken
// wakes the rest.
import type { Pool } from '@sillar/platform/database/pool'
import type { Logger } from '@sillar/platform/log/logger'
import { QUEUE_SCHEMA } from '@sillar/platform/queue/boss'
import { deliveryQueues, type Receiver } from '@sillar/platform/queue/queues'
import type { Outcome } from './delivery'

const ASK_EVERY_MS = 15_000
const WAKE_AT_MOST_EVERY_MS = 10_000

type Context = { pool: Pool; logger: Logger }

/** Receivers that had trouble since something was last taken, as this process saw it. */
const troubled = new Map<Receiver, { wokenAt: number }>()

/**
 * Called after each attempt. A refusal is a judgement of that one delivery and no sign of trouble. What wakes too
 * often is held back: a receiver that takes every second one would otherwise be asked for everything, over and over.
 */
export async function noteOutcome({ pool, logger }: Context, receiver: Receiver, { outcome }: Outcome): Promise<void> {
  const trouble = troubled.get(receiver)
  if (outcome === 'retry' && !trouble) troubled.set(receiver, { wokenAt: 0 })
  if (outcome !== 'delivered' || !trouble || performance.now() - trouble.wokenAt < WAKE_AT_MOST_EVERY_MS) return
  trouble.wokenAt = performance.now()
  const { rowCount } = await pool.query(
    `update ${QUEUE_SCHEMA}.job j set start_after = now()
     from deliveries d
     where j.name = any($1) and j.state = 'retry' and j.start_after > now() + interval '1 second'
       and d.id::text = j.data->>'deliveryId' and d.destination::text = $2 and d.status in ('waiting', 'held')`,
    [deliveryQueues, receiver],
  )
  if (rowCount) logger.info({ receiver, woken: rowCount }, 'the receiver takes deliveries again')
  else troubled.delete(receiver)
}

/**
 * Brings forward the next attempt of one delivery per receiver for which none is due soon. And of all that are due
 * later than any can be: they were queued while the clock was wrong.
 */
async function askAgain({ pool }: Context): Promise<void> {
  await pool.query(
    `update ${QUEUE_SCHEMA}.job set start_after = now()
     where name = any($1) and state in ('created', 'retry') and start_after > now() + interval '1 hour'`,
    [deliveryQueues],
  )
  await pool.query(
    `update ${QUEUE_SCHEMA}.job set start_after = now()
     where id in (
       select distinct on (j.name) j.id from ${QUEUE_SCHEMA}.job j
       where j.name = any($1) and j.state = 'retry'
         and not exists (select from ${QUEUE_SCHEMA}.job due where due.name = j.name
                         and due.state in ('created', 'retry', 'active') and due.start_after <= now() + $2 * interval '1 ms')
       order by j.name, j.start_after)`,
    [deliveryQueues, ASK_EVERY_MS],
  )
}

export function keepAsking(context: Context): void {
  const ask = () => askAgain(context).catch((err: unknown) => context.logger.warn({ err }, 'asking again failed'))
  setInterval(ask, ASK_EVERY_MS).unref()
}
