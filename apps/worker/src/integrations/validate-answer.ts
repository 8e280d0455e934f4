import type { DeliveredWhen } from '@app/platform/env/variables'
import type { Outcome } from '../deliveries/delivery'

// Each integration has its own rule. The CRM answers 200 with {"status":"error"} when it is full, so trusting the
// status code would lose leads. A spreadsheet script may report an error after it added the row, so retries could
// append a hundred duplicates.

/** Statuses that ask us to retry: request timeout, too early, too many requests. */
const transientStatuses = new Set([408, 425, 429])

type AnswerValidator = (status: number, body: string) => Outcome

export const answerValidators: Record<DeliveredWhen, AnswerValidator> = {
  'any-2xx': (status) => failureOf(status) ?? deliveredOutcome(status),

  'no-error': (status, body) => {
    const failure = failureOf(status)
    if (failure) return failure
    if (body.trim() === '') return deliveredOutcome(status)
    const answer = parseObject(body)
    if (!answer) return { outcome: 'retry', detail: 'the answer is not JSON', httpStatus: status }
    if (hasError(answer)) return { outcome: 'retry', detail: 'the answer reports an error', httpStatus: status }
    return deliveredOutcome(status)
  },

  'status-success': (status, body) => {
    const failure = failureOf(status)
    if (failure) return failure
    if (parseObject(body)?.status === 'success') return deliveredOutcome(status)
    return { outcome: 'retry', detail: 'the answer does not report success', httpStatus: status }
  },
}

function failureOf(status: number): Outcome | undefined {
  if (status >= 200 && status < 300) return undefined
  const isRejection = status >= 400 && status < 500 && !transientStatuses.has(status)
  return { outcome: isRejection ? 'refused' : 'retry', detail: `status ${status}`, httpStatus: status }
}

function hasError(answer: Record<string, unknown>): boolean {
  const status = typeof answer.status === 'string' ? answer.status.toLowerCase() : answer.status
  const isBadStatus = status === false || ['error', 'fail', 'failed', 'failure'].includes(String(status))
  return isBadStatus || answer.success === false || answer.ok === false || Boolean(answer.error)
}

function parseObject(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

const deliveredOutcome = (httpStatus: number): Outcome => ({ outcome: 'delivered', detail: 'accepted', httpStatus })
