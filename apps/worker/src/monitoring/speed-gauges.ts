import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import { type BucketRow, vitalFigures } from '@app/domain/speed/page-speeds'
import { inBaseUnit } from '@app/domain/speed/web-vital'
import type { Pool } from '@app/platform/database/pool'
import { Gauge, type Registry } from 'prom-client'
import { cacheResult } from './cache-result'

/** A week contains every weekday and enough measurements, and a slow release is visible within a few days. */
const DAYS = 7
/** Measurements are counted every five minutes. */
const CACHE_MS = 60_000

/** Registers gauges of the speed that visitors experienced in the last seven days. */
export function registerSpeedGauges(registry: Registry, { pool }: { pool: Pool }): void {
  const readFigures = cacheResult(async () => {
    const { rows } = await pool.query<BucketRow>(
      `select page, device, vital, bucket, sum(count)::int as count from web_vitals
       where day > $1 group by page, device, vital, bucket`,
      [addDays(limaDateOf(new Date()), -DAYS)],
    )
    return vitalFigures(rows)
  }, CACHE_MS)
  const labelNames = ['vital', 'page', 'device'] as const

  new Gauge({
    name: 'app_web_vitals_p75',
    help: '75th percentile of the last seven days, by page type and device class: seconds for lcp and inp, score for cls.',
    labelNames,
    registers: [registry],
    async collect() {
      this.reset()
      for (const { vital, page, device, p75 } of await readFigures().catch(() => []))
        this.set({ vital, page, device }, inBaseUnit(p75))
    },
  })
  new Gauge({
    name: 'app_web_vitals_measurements',
    help: 'Measured page loads of the last seven days, by page type and device class.',
    labelNames,
    registers: [registry],
    async collect() {
      this.reset()
      for (const { vital, page, device, measurements } of await readFigures().catch(() => []))
        this.set({ vital, page, device }, measurements)
    },
  })
}
