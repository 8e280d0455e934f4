import { noBreakSpace } from '../money/money'

/** Formats a duration as "35 min" or "2 h 10 min" in both languages. */
export function hoursAndMinutes(minutes: number): string {
  const [hours, remainingMinutes] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [
    ...(hours > 0 ? [`${hours}${noBreakSpace}h`] : []),
    ...(remainingMinutes > 0 ? [`${remainingMinutes}${noBreakSpace}min`] : []),
  ]
  return parts.join(noBreakSpace)
}
