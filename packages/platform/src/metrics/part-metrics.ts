import { Gauge, type Registry } from 'prom-client'
import type { Queryable } from '../database/pool'

const CACHE_MS = 5000
const CHECK_TIMEOUT_MS = 3000

/** Returns a check whose result is cached for 5 s, because probes and scrapes may call it often. */
export function availabilityCheck(check: () => Promise<unknown>, now: () => number = Date.now): () => Promise<boolean> {
  let result: Promise<boolean> | undefined
  let checkedAt = 0
  return () => {
    if (result && now() - checkedAt < CACHE_MS) return result
    checkedAt = now()
    result = succeedsInTime(check())
    return result
  }
}

function succeedsInTime(check: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), CHECK_TIMEOUT_MS)
    check
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer))
  })
}

export const databaseCheck = (pool: Queryable) => availabilityCheck(() => pool.query('select 1'))

/** Registers a gauge that is 1 while a part is available to this process, and 0 otherwise. */
export function registerDependencyGauge(
  registry: Registry,
  part: 'database' | 'store',
  isAvailable: () => Promise<boolean>,
): void {
  new Gauge({
    name: `app_${part}_up`,
    help: `Whether the ${part} answers this process.`,
    registers: [registry],
    async collect() {
      this.set((await isAvailable()) ? 1 : 0)
    },
  })
}
