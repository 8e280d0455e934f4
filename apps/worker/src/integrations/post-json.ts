import type { DeliveredWhen } from '@app/platform/env/variables'
import { timeLimits } from '@app/platform/queue/time-limits'
import type { Outcome } from '../deliveries/delivery'
import { answerValidators } from './validate-answer'

const TIMEOUT_MS = timeLimits.http * 1000

type Post = { url: string; body: unknown; deliveryId: string; deliveredWhen: DeliveredWhen }

/**
 * Posts a delivery and validates the answer. Follows redirects, because Google scripts answer a POST with a 302 to the
 * result. The idempotency key is the same for every attempt, so the integration can detect duplicates.
 */
export async function postJson({ url, body, deliveryId, deliveredWhen }: Post): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': deliveryId },
      body: JSON.stringify(body),
      redirect: 'follow',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return answerValidators[deliveredWhen](response.status, await response.text())
  } catch (error) {
    return { outcome: 'retry', detail: `no answer: ${reasonOf(error)}`, httpStatus: null }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause as { code?: string } | undefined
  return cause?.code ?? error.name
}
