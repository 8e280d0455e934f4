import { describeError } from '@sillar/platform/log/redact'
import { queueOf } from '@sillar/platform/queue/queues'
import type { DeliverContext, Delivery, Destination, Outcome } from './delivery'
import { isPastDeadline, loadDelivery, parkDelivery, recordAttempt } from './delivery-record'
import { noteOutcome } from './integration-return'
import { RECIPIENT_WAIT_SECONDS, recipientHasEnough } from './recipient-limit'
import { scanAttachment } from './scan-attachment'

/** Thrown to hand the job back to the queue, which waits longer each time. */
class NotDeliveredYet extends Error {
  override name = 'NotDeliveredYet'
}

/** One attempt: deliver, record what happened, and either finish, hand back or park. */
export async function runDelivery(context: DeliverContext, deliveryId: string): Promise<void> {
  const delivery = await loadDelivery(context.pool, deliveryId)
  if (!delivery || !['waiting', 'held'].includes(delivery.status)) return

  if (await recipientHasEnough(context, delivery)) return waitForRecipient(context, delivery)

  const startedAt = context.clock()
  const result = await attempt(context, delivery)
  const durationMs = context.clock().getTime() - startedAt.getTime()
  await recordAttempt(context.pool, delivery, result, { startedAt, durationMs })
  context.metrics.attempted({ receiver: delivery.destination, outcome: result.outcome, seconds: durationMs / 1000 })

  await noteOutcome(context, delivery.destination, result)
  const log = { deliveryId, reference: delivery.reference, destination: delivery.destination, ...result }
  if (result.outcome === 'delivered' || result.outcome === 'skipped') return context.logger.info(log, result.outcome)
  context.logger.warn(log, 'not delivered')
  if (isPastDeadline(delivery, context.clock())) return parkDelivery(context, delivery)
  throw new NotDeliveredYet(result.detail)
}

/** No attempt and no failure: the receiver was not asked. If this is cut short, the delivery is found without a job. */
async function waitForRecipient(context: DeliverContext, delivery: Delivery): Promise<void> {
  const { id, reference } = delivery
  context.logger.warn({ deliveryId: id, reference }, 'many mails for one address: this one waits')
  if (isPastDeadline(delivery, context.clock())) return parkDelivery(context, delivery)
  await context.boss.send(queueOf(delivery.destination), { deliveryId: id }, { startAfter: RECIPIENT_WAIT_SECONDS })
}

async function attempt(context: DeliverContext, delivery: Delivery): Promise<Outcome> {
  const deliver: Destination = context.destinations[delivery.destination]
  try {
    const waits = delivery.destination === 'complaint-sheet' ? await scanAttachment(context, delivery) : undefined
    return waits ?? (await deliver(context, delivery))
  } catch (error) {
    context.logger.error({ deliveryId: delivery.id, err: error }, 'a destination failed unexpectedly')
    return { outcome: 'retry', detail: `unexpected: ${describeError(error).type}`, httpStatus: null }
  }
}
