import { addDays, type LimaDate, limaDateOf } from '@app/domain/calendar/lima-date'
import type { DayRange } from '@app/domain/team/compared-period'
import { type Grouping, groupings } from './read-funnel'

/** Periods in days, up to and including today. */
export const periods = [7, 30, 90, 180, 365] as const
export type Period = (typeof periods)[number]

const DEFAULT_PERIOD: Period = 90

export const firstDay = (period: Period, now: Date): LimaDate => addDays(limaDateOf(now), 1 - period)

/** Returns the days of a period, and as many days before them. */
export function funnelRanges(period: Period, now: Date): { current: DayRange; previous: DayRange } {
  const current = { from: firstDay(period, now), to: limaDateOf(now) }
  return { current, previous: { from: addDays(current.from, -period), to: addDays(current.from, -1) } }
}

/** Reads period and grouping from the query string. Invalid values become the defaults. */
export function readFunnelQuery(query: Record<string, unknown>): { period: Period; by: Grouping } {
  const period = periods.find((days) => String(days) === query.dias) ?? DEFAULT_PERIOD
  const by = groupings.find((name) => name === query.por) ?? 'source'
  return { period, by }
}
