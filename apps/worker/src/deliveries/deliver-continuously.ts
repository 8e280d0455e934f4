import { setTimeout as wait } from 'node:timers/promises'
import { monotonicNow } from '@app/platform/queue/boss'
import type { Integration } from '@app/platform/queue/queues'
import { timeLimits } from '@app/platform/queue/time-limits'
import { attemptDelivery, finishAttempt } from './attempt-delivery'
import { claimDeliveries, RENEW_CLAIMS_MS, releaseClaims, renewClaims } from './claim-deliveries'
import type { DeliverContext, Delivery } from './delivery'

/** Polling delivers a lead to the CRM within a second. A notification would slow down the commit of every lead. */
const POLL_MS = 500
const OUTAGE_MS = 1000
/** Claims per concurrent attempt, so that a backlog needs few queries. */
const CLAIMS_PER_ATTEMPT = 5

type Settings = { integration: Integration; concurrency: number; onPoll: (at: number) => void }

/**
 * Delivers to one integration until `stop` is called, with `concurrency` attempts at the same time. Records an attempt
 * while the next ones run.
 */
export function deliverContinuously(context: DeliverContext, { integration, concurrency, onPoll }: Settings) {
  const { pool, logger } = context
  const stopping = new AbortController()
  const next: Delivery[] = []
  /** The claimed deliveries and when their attempt started. */
  const claims = new Map<string, number | undefined>()
  const finishing = new Set<Promise<void>>()
  let claiming: Promise<void> | undefined

  async function claim(): Promise<void> {
    try {
      const deliveries = await claimDeliveries(pool, integration, concurrency * CLAIMS_PER_ATTEMPT)
      onPoll(monotonicNow())
      for (const delivery of deliveries) claims.set(delivery.id, undefined)
      next.push(...deliveries)
      if (deliveries.length === 0) await wait(POLL_MS, undefined, { signal: stopping.signal })
    } catch (err) {
      if (stopping.signal.aborted) return
      logger.warn({ err, integration }, 'due deliveries could not be read')
      await wait(OUTAGE_MS)
    }
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const deliveryContext = { ...context, logger: logger.child({ requestId: delivery.requestId ?? undefined }) }
    claims.set(delivery.id, monotonicNow())
    const attempt = await attemptDelivery(deliveryContext, delivery).catch((err: unknown) => {
      logger.warn({ err, deliveryId: delivery.id }, 'a delivery was not attempted')
      return undefined
    })
    const completion = (attempt ? finishAttempt(deliveryContext, attempt) : Promise.resolve())
      .catch((err: unknown) => logger.error({ err, deliveryId: delivery.id }, 'an attempt was not recorded'))
      .finally(() => {
        claims.delete(delivery.id)
        finishing.delete(completion)
      })
    finishing.add(completion)
  }

  async function deliverInTurn(): Promise<void> {
    while (!stopping.signal.aborted) {
      const delivery = next.shift()
      if (delivery) await deliver(delivery)
      else {
        claiming ??= claim().finally(() => {
          claiming = undefined
        })
        await claiming
      }
    }
  }

  /** Renews the claims, except for attempts that exceed every time limit, which are left to another worker. */
  const renew = () => {
    const oldest = monotonicNow() - timeLimits.delivery * 1000
    const ids = [...claims].filter(([, startedAt]) => startedAt === undefined || startedAt > oldest).map(([id]) => id)
    if (ids.length > 0)
      renewClaims(pool, ids).catch((err: unknown) => logger.warn({ err, integration }, 'claims were not renewed'))
  }
  const renewing = setInterval(renew, RENEW_CLAIMS_MS)
  const running = Array.from({ length: concurrency }, deliverInTurn)

  return {
    /** Stops after the attempts in progress, and leaves the other claimed deliveries to the next worker. */
    async stop(): Promise<void> {
      stopping.abort()
      const released = releaseClaims(
        pool,
        next.splice(0).map(({ id }) => id),
      ).catch(() => undefined)
      await Promise.all(running)
      await Promise.all([...finishing, released])
      clearInterval(renewing)
    },
  }
}
