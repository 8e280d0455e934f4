export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>

type LimitSettings = {
  /** How many run at once. */
  most: number
  /** How many may wait; further ones are rejected at once. */
  waiting: number
  /** Longest wait in seconds. */
  seconds: number
}

/** The work was not started, so the sender may retry. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting'
}

/**
 * Limits how many run at once and lets the others wait, so that one form cannot use all database connections. The wait
 * is limited, because otherwise the work would be done after nginx has already answered 503. p-limit and p-queue limit
 * neither the number of waiting calls nor their time.
 */
export function createConcurrencyLimit({ most, waiting: mostWaiting, seconds }: LimitSettings): ConcurrencyLimit {
  const waiting = new Set<() => void>()
  let working = 0

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(limit)
        resolve()
      }
      const limit = setTimeout(() => {
        waiting.delete(start)
        reject(new TooManyWaiting('the wait was too long'))
      }, seconds * 1000)
      waiting.add(start)
    })

  return async (work) => {
    if (working >= most) {
      if (waiting.size >= mostWaiting) throw new TooManyWaiting('too many wait')
      await turn()
    } else working += 1
    try {
      return await work()
    } finally {
      const [next] = waiting
      if (next) {
        waiting.delete(next)
        next()
      } else working -= 1
    }
  }
}
