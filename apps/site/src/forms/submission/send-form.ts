// Only the outcome `offline` adds a submission to the outbox. The other failures show a message to the visitor.

import { newKey } from './new-key'

type AnswerError = { path: string; message: string }

export type Outcome =
  | { kind: 'accepted'; reference: string; answer: Record<string, unknown> }
  | { kind: 'invalid'; errors: AnswerError[] }
  | { kind: 'conflict' }
  | { kind: 'too-many'; retryAfterSeconds: number }
  | { kind: 'unavailable' }
  /** The server responded with status 500. Sending the submission again would probably fail too. */
  | { kind: 'failed' }
  | { kind: 'offline' }

/** The body of a request. The complaint form uses multipart because it may contain a file. */
export type Payload = { json: string } | { parts: [name: string, value: string | File][] }

export type Submission = { key: string; endpoint: string; payload: Payload }

/**
 * Lets the intake limit requests per device, because many devices may share an IP address. Every page view has a new
 * key.
 */
const deviceKey = newKey()

const TIMEOUT_MS = 25_000
const DEFAULT_RETRY_SECONDS = 60

export async function sendForm(
  { key, endpoint, payload }: Submission,
  fetcher: typeof fetch = fetch,
): Promise<Outcome> {
  try {
    const response = await fetcher(endpoint, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'idempotency-key': key,
        'x-device-key': deviceKey,
        ...contentType(payload),
      },
      body: encode(payload),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return await readOutcome(response)
  } catch {
    return { kind: 'offline' }
  }
}

const contentType = (payload: Payload): Record<string, string> =>
  'json' in payload ? { 'content-type': 'application/json' } : {}

function encode(payload: Payload): BodyInit {
  if ('json' in payload) return payload.json
  const form = new FormData()
  for (const [name, value] of payload.parts) form.append(name, value)
  return form
}

async function readOutcome(response: Response): Promise<Outcome> {
  if (response.status === 409) return { kind: 'conflict' }
  if (response.status === 429) return { kind: 'too-many', retryAfterSeconds: secondsToWait(response) }
  const answer = await readObject(response)
  if (response.ok && typeof answer?.reference === 'string') {
    return { kind: 'accepted', reference: answer.reference, answer }
  }
  if (response.status === 422 && Array.isArray(answer?.errors)) {
    return { kind: 'invalid', errors: answer.errors.filter(isAnswerError) }
  }
  return response.status === 500 ? { kind: 'failed' } : { kind: 'unavailable' }
}

async function readObject(response: Response): Promise<Record<string, unknown> | null> {
  try {
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null ? { ...body } : null
  } catch {
    return null
  }
}

const secondsToWait = (response: Response) => {
  const seconds = Number(response.headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : DEFAULT_RETRY_SECONDS
}

const isAnswerError = (error: unknown): error is AnswerError =>
  typeof error === 'object' &&
  error !== null &&
  'path' in error &&
  typeof error.path === 'string' &&
  'message' in error &&
  typeof error.message === 'string'
