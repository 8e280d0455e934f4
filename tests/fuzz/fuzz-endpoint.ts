import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { CASES, CONCURRENT_REQUESTS, SEED } from './fuzz-settings'
import { addFuzzRow } from './fuzz-table'
import type { GeneratedRequest } from './generated-requests'

export type Answer = { status: number; text: string; location?: string }
export type Exchange = { request: GeneratedRequest; answer: Answer }

export type FuzzedEndpoint = {
  /** The method and path. A placeholder such as `:id` is part of the path. */
  name: string
  /** The statuses with which the endpoint answers a request that it has processed. */
  processed: readonly number[]
  /** The share of requests that must be processed. Otherwise the earlier checks would hide the endpoint. */
  minShare: number
}

type Fuzz = FuzzedEndpoint & {
  requests: fc.Arbitrary<GeneratedRequest>
  send(request: GeneratedRequest): Promise<Answer>
  /** Called for each processed request. */
  onProcessed?(exchange: Exchange): void
  /** Describes why the process failed, such as its last log lines. */
  explain(): string
}

/** Generating all requests at once would need too much memory. */
const BATCH = 1000
const SHOWN_FAILURES = 5
const NO_ANSWER = 0

/** Sends generated requests to an endpoint. Throws if one gets a status of 500 or more, or no answer. */
export async function fuzzEndpoint({ name, processed, minShare, requests, send, onProcessed, explain }: Fuzz) {
  const startedAt = performance.now()
  const statuses: Record<number, number> = {}
  const failures: Exchange[] = []
  let processedCount = 0
  const sendAndCount = async (request: GeneratedRequest) => {
    const answer = await send(request).catch((error: Error) => ({
      status: NO_ANSWER,
      text: String(error.cause ?? error),
    }))
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    if (answer.status === NO_ANSWER || answer.status >= 500) failures.push({ request, answer })
    if (!processed.includes(answer.status)) return
    processedCount += 1
    onProcessed?.({ request, answer })
  }
  for (let done = 0; done < CASES; done += BATCH) {
    const seed = seedOf(`${SEED} ${name} ${done}`)
    const next = fc.sample(requests, { numRuns: Math.min(BATCH, CASES - done), seed }).values()
    const sendInTurn = async () => {
      for (const request of next) await sendAndCount(request)
    }
    await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, sendInTurn))
  }
  const share = processedCount / CASES
  const seconds = (performance.now() - startedAt) / 1000
  await addFuzzRow({ endpoint: name, requests: CASES, statuses, processed: 100 * share, seconds })

  const repeat = `Repeat with: pnpm test:fuzz ${CASES} --seed ${SEED} '${name}$'`
  if (failures.length > 0) {
    const shownFailures = failures.slice(0, SHOWN_FAILURES).map(describeExchange).join('\n')
    throw new Error(
      `${name}: ${failures.length} of ${CASES} requests failed. ${repeat}\n${shownFailures}\n${explain()}`,
    )
  }
  if (share < minShare)
    throw new Error(
      `${name}: only ${processedCount} of ${CASES} requests were processed, ${JSON.stringify(statuses)}. ${repeat}`,
    )
}

/** Returns a separate seed for each batch, because two endpoints with the same seed would get the same random keys. */
const seedOf = (text: string) => createHash('sha256').update(text).digest().readInt32BE()

const MAX_SHOWN_LENGTH = 1500

function describeExchange({ request: { method, path, headers, body }, answer: { status, text } }: Exchange): string {
  // Shows invalid UTF-8 and control characters as escapes.
  const shownBody = body && JSON.stringify(Buffer.from(body).toString('utf8')).slice(0, MAX_SHOWN_LENGTH)
  return `${status} for ${method} ${path.slice(0, MAX_SHOWN_LENGTH)} ${JSON.stringify(headers)} ${shownBody ?? ''}\n  ${text.slice(0, 200)}`
}
