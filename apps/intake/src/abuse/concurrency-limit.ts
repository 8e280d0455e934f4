export type Line = <Result>(work: () => Promise<Result>) => Promise<Result>

type LineSettings = {
  /** How many work at once. */
  most: number
  /** How many may wait; the next one is turned away at once. */
  waiting: number
  /** How long one may wait. */
  seconds: number
}

/** The work was not started: the sender may try again. */
export class LineIsFull extends Error {
  override name = 'LineIsFull'
}

/**
 * Lets a few work at once and the others wait their turn, so that one form cannot take every connection of the database.
 * A wait without an end would do the work after the proxy has answered 503 in our place. Own code because p-limit and
 * p-queue limit neither how many wait nor for how long.
 */
export function createLine({ most, waiting: mayWait, seconds }: LineSettings): Line {
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
        reject(new LineIsFull('the wait was too long'))
      }, seconds * 1000)
      waiting.add(start)
    })

  return async (work) => {
    if (working >= most) {
      if (waiting.size >= mayWait) throw new LineIsFull('too many wait')
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
