import type { DeliveredWhen } from '@sillar/platform/env/variables'
import { timeLimits } from '@sillar/platform/queue/time-limits'
import type { Outcome } from '../deliveries/delivery'
import { judges } from './validate-answer'

const TIMEOUT_MS = timeLimits.http * 1000

type Post = { url: string; body: unknown; deliveryId: string; deliveredWhen: DeliveredWhen }

/**
 * Redirects are followed: spreadsheet scripts answer a POST with a 302 to the address that holds the real answer.
 * The key stays the same for every attempt of one delivery, so that a receiver can tell a repetition.
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
    return judges[deliveredWhen](response.status, await response.text())
  } catch (error) {
    return { outcome: 'retry', detail: `no answer: ${reasonOf(error)}`, httpStatus: null }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause as { code?: string } | undefined
  return cause?.code ?? error.name
}
