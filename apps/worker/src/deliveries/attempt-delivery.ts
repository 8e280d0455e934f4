import { describeError } from '@app/platform/log/redact'
import type { Attempt, DeliverContext, DeliverTo, Delivery, Outcome } from './delivery'
import { postponeDelivery } from './delivery-record'
import { trackOutcome } from './integration-recovery'
import { isMailboxFull, RECIPIENT_WAIT_SECONDS } from './recipient-limit'
import { scanAttachment } from './scan-attachment'

/** Makes one attempt. Returns undefined if a mail was postponed, because its mailbox has reached its hourly limit. */
export async function attemptDelivery(context: DeliverContext, delivery: Delivery): Promise<Attempt | undefined> {
  if (await isMailboxFull(context, delivery)) {
    const { id, reference } = delivery
    context.logger.warn({ deliveryId: id, reference }, 'too many mails to one mailbox: postponed')
    await postponeDelivery(context, delivery, RECIPIENT_WAIT_SECONDS)
    return undefined
  }
  const startedAt = context.clock()
  const result = await deliverOnce(context, delivery)
  return { delivery, result, startedAt, durationMs: context.clock().getTime() - startedAt.getTime() }
}

async function deliverOnce(context: DeliverContext, delivery: Delivery): Promise<Outcome> {
  const deliver: DeliverTo = context.deliverTo[delivery.integration]
  try {
    const waitOutcome = delivery.integration === 'complaint-sheet' ? await scanAttachment(context, delivery) : undefined
    return waitOutcome ?? (await deliver(context, delivery))
  } catch (error) {
    context.logger.error({ deliveryId: delivery.id, err: error }, 'an integration failed unexpectedly')
    return { outcome: 'retry', detail: `unexpected: ${describeError(error).type}`, httpStatus: null }
  }
}

/** Records an attempt, which finishes, retries or parks its delivery. */
export async function finishAttempt(context: DeliverContext, attempt: Attempt): Promise<void> {
  const { delivery, result, durationMs } = attempt
  const { id, reference, integration } = delivery
  context.metrics.recordAttempt({ integration, outcome: result.outcome, seconds: durationMs / 1000 })
  await context.recordAttempt(attempt)
  const log = { deliveryId: id, reference, integration, ...result }
  if (result.outcome === 'delivered' || result.outcome === 'skipped') context.logger.info(log, result.outcome)
  else context.logger.warn(log, 'not delivered')
  await trackOutcome(context, integration, result)
}
