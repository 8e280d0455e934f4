import type { DeliveredWhen } from '@app/platform/env/variables'
import type { Outcome } from '../deliveries/delivery'

// Each integration has a setting for what counts as delivered. The CRM answers 200 with {"status":"error"} when it is
// full, so its status code alone would lose leads. The answer of a spreadsheet script is unreliable and its row may
// exist anyway; retrying for 72 hours would append a hundred duplicates.

/** Timeout, too early or too many requests: the integration asks us to retry. */
const transientStatuses = new Set([408, 425, 429])

type AnswerValidator = (status: number, body: string) => Outcome

export const answerValidators: Record<DeliveredWhen, AnswerValidator> = {
  'any-2xx': (status) => failureOf(status) ?? delivered(status),

  'no-error': (status, body) => {
    const failed = failureOf(status)
    if (failed) return failed
    if (body.trim() === '') return delivered(status)
    const answer = parseObject(body)
    if (!answer) return { outcome: 'retry', detail: 'the answer is not JSON', httpStatus: status }
    if (reportsFailure(answer)) return { outcome: 'retry', detail: 'the answer reports an error', httpStatus: status }
    return delivered(status)
  },

  'status-success': (status, body) => {
    const failed = failureOf(status)
    if (failed) return failed
    if (parseObject(body)?.status === 'success') return delivered(status)
    return { outcome: 'retry', detail: 'the answer does not report success', httpStatus: status }
  },
}

function failureOf(status: number): Outcome | undefined {
  if (status >= 200 && status < 300) return undefined
  const isRejection = status >= 400 && status < 500 && !transientStatuses.has(status)
  return { outcome: isRejection ? 'refused' : 'retry', detail: `status ${status}`, httpStatus: status }
}

function reportsFailure(answer: Record<string, unknown>): boolean {
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

const delivered = (httpStatus: number): Outcome => ({ outcome: 'delivered', detail: 'accepted', httpStatus })
