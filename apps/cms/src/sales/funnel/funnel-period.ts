import { addDays, type LimaDate, limaDateOf } from '@sillar/domain/calendar/lima-date'
import { type Grouping, groupings } from './read-funnel'

/** Days back from today, today included. */
export const periods = [7, 30, 90, 180, 365] as const
export type Period = (typeof periods)[number]

export const USUAL_PERIOD: Period = 90

export const firstDay = (period: Period, now: Date): LimaDate => addDays(limaDateOf(now), 1 - period)

/** What the address of the page asks for; whatever else stands there is the usual. */
export function readWanted(address: Record<string, unknown>): { period: Period; by: Grouping } {
  const period = periods.find((days) => String(days) === address.dias) ?? USUAL_PERIOD
  const by = groupings.find((name) => name === address.por) ?? 'source'
  return { period, by }
}
