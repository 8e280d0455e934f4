import { addDays, type LimaDate } from '../calendar/lima-date'
import { median } from '../lead/first-answer'

/** Weeks whose medians show whether answers get faster. */
export const TREND_WEEKS = 6

const WEEK_MS = 7 * 86_400_000

export type TimedAnswer = { answeredMs: number; minutes: number }

export const firstTrendDay = (lastDay: LimaDate): LimaDate => addDays(lastDay, 1 - 7 * TREND_WEEKS)

/** Returns the median of each of the seven-day weeks up to a day in Lima, oldest first. Weeks without answers have none. */
export function weeklyMedians(answers: readonly TimedAnswer[], lastDay: LimaDate): (number | undefined)[] {
  const endMs = Date.parse(`${addDays(lastDay, 1)}T05:00:00Z`)
  const weeksAgo = ({ answeredMs }: TimedAnswer) => Math.floor((endMs - 1 - answeredMs) / WEEK_MS)
  return Array.from({ length: TREND_WEEKS }, (_, index) =>
    median(answers.filter((answer) => weeksAgo(answer) === TREND_WEEKS - 1 - index).map(({ minutes }) => minutes)),
  )
}
