import { noBreakSpace } from '../money/money'

/** Formats as "35 min" or "2 h 10 min", the same in both languages. */
export function hoursAndMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [...(hours > 0 ? [`${hours}${noBreakSpace}h`] : []), ...(rest > 0 ? [`${rest}${noBreakSpace}min`] : [])]
  return parts.join(noBreakSpace)
}
