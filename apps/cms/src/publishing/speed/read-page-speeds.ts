import { addDays, type LimaDate, limaDateOf } from '@app/domain/calendar/lima-date'
import { type BucketRow, type VitalFigure, vitalFigures } from '@app/domain/speed/page-speeds'
import type { Queryable } from '@app/platform/database/pool'

/** Periods in days, up to and including today. Google uses 28. */
export const periods = [1, 7, 28] as const
export type Period = (typeof periods)[number]
const DEFAULT_PERIOD: Period = 28

/** Reads the period from the query string. An invalid value becomes the default. */
export const readPeriod = (query: Record<string, unknown>): Period =>
  periods.find((days) => String(days) === query.dias) ?? DEFAULT_PERIOD

const firstDay = (period: Period, now: Date): LimaDate => addDays(limaDateOf(now), 1 - period)

/** Returns the web vitals of a period by page type and device class. */
export async function readPageSpeeds(db: Queryable, period: Period, now: Date): Promise<VitalFigure[]> {
  const { rows } = await db.query<BucketRow>(
    `select page, device, vital, bucket, sum(count)::int as count from web_vitals
     where day >= $1 group by page, device, vital, bucket`,
    [firstDay(period, now)],
  )
  return vitalFigures(rows)
}
