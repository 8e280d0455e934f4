export type Line = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Lets so many work at once and the rest wait their turn. Whoever waits for a connection of the database is given up
 * after seconds; whoever waits here is not, and leaves connections to everybody else.
 */
export function createLine(most: number): Line {
  const waiting: (() => void)[] = []
  let working = 0
  return async (work) => {
    if (working >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else working += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else working -= 1
    }
  }
}
