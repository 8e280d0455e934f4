import type { Outcome } from './delivery'

// A status alone proves nothing: the CRM answers 200 with {"status":"error"} when it is full, and the scripts always
// answer 200. Marking such an answer as delivered would lose the lead.

/** Busy, early or timed out: the receiver itself asks to come back. */
const transientStatuses = new Set([408, 425, 429])

export function judgeCrmAnswer(status: number, body: string): Outcome {
  const failed = judgeStatus(status)
  if (failed) return failed
  if (body.trim() === '') return delivered(status)
  const answer = parseObject(body)
  if (!answer) return { outcome: 'retry', detail: 'the answer is not JSON', httpStatus: status }
  if (reportsFailure(answer)) return { outcome: 'retry', detail: 'the answer reports an error', httpStatus: status }
  return delivered(status)
}

export function judgeScriptAnswer(status: number, body: string): Outcome {
  const failed = judgeStatus(status)
  if (failed) return failed
  if (parseObject(body)?.status === 'success') return delivered(status)
  return { outcome: 'retry', detail: 'the answer does not report success', httpStatus: status }
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
