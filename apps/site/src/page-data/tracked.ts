// A release renders only the pages whose data changed. While a page is rendered, each tracked function that it calls is
// recorded with its arguments and a digest of its result. The next release calls these functions again and keeps the
// page if all results are the same. Functions are tracked after localisation, because localising reads the whole
// snapshot.

import { hash } from 'node:crypto'
import type { CallDigests } from '@app/domain/release/render-job'
import { memoizePerSnapshot, setReadable } from './snapshot'

type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json }
type Read = (...args: never[]) => unknown

const reads = new Map<string, Read>()
const digests = memoizePerSnapshot(() => new Map<string, string>())
let recordedCalls: CallDigests | null = null

/**
 * Creates a function that views may call. `name` must be unique, because the next release finds the function by its
 * name.
 */
export function tracked<Args extends Json[], Result>(
  name: string,
  readResult: (...args: Args) => Result,
): (...args: Args) => Result {
  if (reads.has(name)) throw new Error(`Two page-data functions are called "${name}".`)
  reads.set(name, readResult as Read)
  return (...args) => {
    if (!recordedCalls) return readResult(...args)
    const calls = recordedCalls
    // Only the outermost call is recorded, because its result includes those of the inner calls.
    recordedCalls = null
    const wasReadable = setReadable(true)
    try {
      const result = readResult(...args)
      const call = name + JSON.stringify(args)
      calls[call] = digests().get(call) ?? rememberDigest(call, result)
      return result
    } finally {
      recordedCalls = calls
      setReadable(wasReadable)
    }
  }
}

/**
 * Renders a page and returns the calls that it made. Reading the snapshot in another way throws, because the next
 * release would not notice a change. Only one page may be rendered at a time.
 */
export async function recordCalls<T>(render: () => Promise<T>): Promise<{ result: T; calls: CallDigests }> {
  const calls: CallDigests = {}
  recordedCalls = calls
  setReadable(false)
  try {
    return { result: await render(), calls }
  } finally {
    recordedCalls = null
    setReadable(true)
  }
}

/** Returns whether each call still has the same result with the current snapshot. */
export const hasSameResults = (calls: CallDigests): boolean =>
  Object.entries(calls).every(([call, digest]) => digestOf(call) === digest)

/** Returns null if the call fails, for instance because its project was removed. */
function digestOf(call: string): string | null {
  const knownDigest = digests().get(call)
  if (knownDigest !== undefined) return knownDigest
  const argsStart = call.indexOf('[')
  const readResult = reads.get(call.slice(0, argsStart))
  if (!readResult) return null
  try {
    return rememberDigest(call, readResult(...(JSON.parse(call.slice(argsStart)) as never[])))
  } catch {
    return null
  }
}

function rememberDigest(call: string, result: unknown): string {
  const digest = hash('sha1', JSON.stringify(result) ?? '', 'base64url')
  digests().set(call, digest)
  return digest
}
