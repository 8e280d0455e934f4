import { Gauge, type Registry } from 'prom-client'
import type { Queryable } from '../database/pool'

const ASK_AGAIN_AFTER_MS = 5000
const ANSWER_WITHIN_MS = 3000

/** Asks a part at most every few seconds, however many probes and scrapes want to know. */
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

function inTime(asked: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => resolve(false), ANSWER_WITHIN_MS)
    asked
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(impatience))
  })
}

export const databaseIsThere = (pool: Queryable) => isThere(() => pool.query('select 1'))

/** 1 while the part answers this process, 0 while it does not. */
export function partGauge(registry: Registry, part: 'database' | 'store', ask: () => Promise<boolean>): void {
  new Gauge({
    name: `sillar_${part}_up`,
    help: `Whether the ${part} answers this process.`,
    registers: [registry],
    async collect() {
      this.set((await ask()) ? 1 : 0)
    },
  })
}
