import { timeLimits } from '@sillar/platform/queue/time-limits'
import type { Outcome } from './delivery'
import { judgeCrmAnswer, judgeScriptAnswer } from './judge-answer'

const TIMEOUT_MS = timeLimits.http * 1000
const judges = { crm: judgeCrmAnswer, script: judgeScriptAnswer }

type Post = { url: string; body: unknown; deliveryId: string; judge: keyof typeof judges }

/**
 * Redirects are followed: spreadsheet scripts answer a POST with a 302 to the address that holds the real answer.
 * The key stays the same for every attempt of one delivery, so that a receiver can tell a repetition.
 */
export async function postJson({ url, body, deliveryId, judge }: Post): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': deliveryId },
      body: JSON.stringify(body),
      redirect: 'follow',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return judges[judge](response.status, await response.text())
  } catch (error) {
    return { outcome: 'retry', detail: `no answer: ${reasonOf(error)}`, httpStatus: null }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause as { code?: string } | undefined
  return cause?.code ?? error.name
}
