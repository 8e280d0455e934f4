import type { DeliveredWhen } from '@sillar/platform/env/variables'
import type { Outcome } from '../deliveries/delivery'

// What counts as delivered is a setting of each receiver. The CRM answers 200 with {"status":"error"} when it is full:
// taking its status alone for an answer would lose the lead. A spreadsheet script of unknown make says nothing that can
// be relied on, and whatever it answers, its row may stand: asking again for 72 hours would append a hundred of them.

/** Busy, early or timed out: the receiver itself asks to come back. */
const transientStatuses = new Set([408, 425, 429])

type Judge = (status: number, body: string) => Outcome

export const judges: Record<DeliveredWhen, Judge> = {
  'any-2xx': (status) => judgeStatus(status) ?? delivered(status),

  'no-error': (status, body) => {
    const failed = judgeStatus(status)
    if (failed) return failed
    if (body.trim() === '') return delivered(status)
    const answer = parseObject(body)
    if (!answer) return { outcome: 'retry', detail: 'the answer is not JSON', httpStatus: status }
    if (reportsFailure(answer)) return { outcome: 'retry', detail: 'the answer reports an error', httpStatus: status }
    return delivered(status)
  },

  'status-success': (status, body) => {
    const failed = judgeStatus(status)
    if (failed) return failed
    if (parseObject(body)?.status === 'success') return delivered(status)
    return { outcome: 'retry', detail: 'the answer does not report success', httpStatus: status }
  },
}

function judgeStatus(status: number): Outcome | undefined {
  if (status >= 200 && status < 300) return undefined
  const isRefusal = status >= 400 && status < 500 && !transientStatuses.has(status)
  return { outcome: isRefusal ? 'refused' : 'retry', detail: `status ${status}`, httpStatus: status }
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
