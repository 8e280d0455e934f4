import { Gauge, type Registry } from 'prom-client'
import type { Queryable } from '../database/pool'

const ASK_AGAIN_AFTER_MS = 5000
const ANSWER_WITHIN_MS = 3000

/** Returns a check that is cached for a few seconds, however many probes and scrapes call it. */
export function isThere(ask: () => Promise<unknown>, now: () => number = Date.now): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined
  let askedAt = 0
  return () => {
    if (answer && now() - askedAt < ASK_AGAIN_AFTER_MS) return answer
    askedAt = now()
    answer = inTime(ask())
    return answer
  }
}

function inTime(check: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => resolve(false), ANSWER_WITHIN_MS)
    check
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(impatience))
  })
}

export const databaseIsThere = (pool: Queryable) => isThere(() => pool.query('select 1'))

/** Registers a gauge: 1 while the part is available to this process, otherwise 0. */
export function partGauge(registry: Registry, part: 'database' | 'store', ask: () => Promise<boolean>): void {
  new Gauge({
    name: `app_${part}_up`,
    help: `Whether the ${part} answers this process.`,
    registers: [registry],
    async collect() {
      this.set((await ask()) ? 1 : 0)
    },
  })
}
