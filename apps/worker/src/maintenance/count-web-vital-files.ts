import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import { createWebVitalsTally, type PageSpeedCount } from '@app/domain/speed/web-vitals-tally'
import type { Pool, Transaction } from '@app/platform/database/pool'
import { countLogFiles } from './count-log-files'

/** The panel shows at most 28 days. */
const KEPT_DAYS = 90

type CountContext = { pool: Pool; pageViewsDir: string; now: Date }

/** Adds the web vitals of finished log files to `web_vitals`, deletes old rows and returns the number of values. */
export async function countWebVitalFiles({ pool, pageViewsDir, now }: CountContext): Promise<number> {
  const total = await countLogFiles({
    pool,
    folder: pageViewsDir,
    now,
    extension: 'vitals',
    createTally: createWebVitalsTally,
    store,
  })
  await pool.query('delete from web_vitals where day < $1', [addDays(limaDateOf(now), -KEPT_DAYS)])
  return total
}

const store = (tx: Transaction, counts: PageSpeedCount[]) =>
  tx.query(
    `insert into web_vitals (day, page, device, vital, bucket, count)
     select day, page, device, vital, bucket, count
     from json_to_recordset($1) as v(day date, page text, device text, vital text, bucket integer, count integer)
     on conflict (day, page, device, vital, bucket) do update
       set count = web_vitals.count + excluded.count, updated_at = now()`,
    [JSON.stringify(counts)],
  )
