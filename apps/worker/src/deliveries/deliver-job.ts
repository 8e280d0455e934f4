import { describeError } from '@app/platform/log/redact'
import { queueOf } from '@app/platform/queue/queues'
import type { DeliverContext, DeliverTo, Delivery, Outcome } from './delivery'
import { isPastDeadline, loadDelivery, parkDelivery, recordAttempt } from './delivery-record'
import { trackOutcome } from './integration-recovery'
import { isMailboxFull, RECIPIENT_WAIT_SECONDS } from './recipient-limit'
import { scanAttachment } from './scan-attachment'

/** Thrown to return the job to the queue, which retries with backoff. */
class NotDeliveredYet extends Error {
  override name = 'NotDeliveredYet'
}

/**
 * Makes one attempt, records its outcome, and finishes, retries or parks the delivery. A mail to a mailbox that has
 * reached its hourly limit is postponed instead.
 */
export async function runDelivery(context: DeliverContext, deliveryId: string): Promise<void> {
  const delivery = await loadDelivery(context.pool, deliveryId)
  if (!delivery || !['waiting', 'held'].includes(delivery.status)) return

  if (await isMailboxFull(context, delivery)) return postponeDelivery(context, delivery)

  const startedAt = context.clock()
  const result = await attemptDelivery(context, delivery)
  const durationMs = context.clock().getTime() - startedAt.getTime()
  await recordAttempt(context.pool, delivery, result, { startedAt, durationMs })
  context.metrics.attempted({ integration: delivery.integration, outcome: result.outcome, seconds: durationMs / 1000 })

  await trackOutcome(context, delivery.integration, result)
  const log = { deliveryId, reference: delivery.reference, integration: delivery.integration, ...result }
  if (result.outcome === 'delivered' || result.outcome === 'skipped') return context.logger.info(log, result.outcome)
  context.logger.warn(log, 'not delivered')
  if (isPastDeadline(delivery, context.clock())) return parkDelivery(context, delivery)
  throw new NotDeliveredYet(result.detail)
}

/**
 * Postpones the delivery, or parks it after 72 hours. No attempt is counted, because nothing was sent. If the worker
 * stops here, the check for lost deliveries queues the delivery again.
 */
async function postponeDelivery(context: DeliverContext, delivery: Delivery): Promise<void> {
  const { id, reference } = delivery
  context.logger.warn({ deliveryId: id, reference }, 'too many mails to one mailbox: postponed')
  if (isPastDeadline(delivery, context.clock())) return parkDelivery(context, delivery)
  await context.boss.send(queueOf(delivery.integration), { deliveryId: id }, { startAfter: RECIPIENT_WAIT_SECONDS })
}

async function attemptDelivery(context: DeliverContext, delivery: Delivery): Promise<Outcome> {
  const deliver: DeliverTo = context.deliverTo[delivery.integration]
  try {
    const waitOutcome = delivery.integration === 'complaint-sheet' ? await scanAttachment(context, delivery) : undefined
    return waitOutcome ?? (await deliver(context, delivery))
  } catch (error) {
    context.logger.error({ deliveryId: delivery.id, err: error }, 'an integration failed unexpectedly')
    return { outcome: 'retry', detail: `unexpected: ${describeError(error).type}`, httpStatus: null }
  }
}
