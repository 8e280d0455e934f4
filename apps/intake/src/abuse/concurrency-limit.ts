export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>

type LimitSettings = {
  maxRunning: number
  /** If this many calls are waiting, the next call is rejected at once. */
  maxWaiting: number
  /** A call that has waited this long is rejected. */
  maxSeconds: number
}

/** Thrown before the work starts, so the sender may retry. */
export class ConcurrencyLimitError extends Error {
  override name = 'ConcurrencyLimitError'
}

/**
 * Returns a function that limits concurrent calls, because one form must not use all database connections. The wait is
 * limited too, because nginx times out after 30 s. p-limit and p-queue do not limit waiting calls.
 */
export function createConcurrencyLimit({ maxRunning, maxWaiting, maxSeconds }: LimitSettings): ConcurrencyLimit {
  const waitingCalls = new Set<() => void>()
  let running = 0

  const waitForTurn = () =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waitingCalls.delete(start)
        reject(new ConcurrencyLimitError('the wait was too long'))
      }, maxSeconds * 1000)
      waitingCalls.add(start)
    })

  return async (work) => {
    if (running >= maxRunning) {
      if (waitingCalls.size >= maxWaiting) throw new ConcurrencyLimitError('too many wait')
      await waitForTurn()
    } else running += 1
    try {
      return await work()
    } finally {
      const [startNext] = waitingCalls
      if (startNext) {
        waitingCalls.delete(startNext)
        startNext()
      } else running -= 1
    }
  }
}
