/** Whether a higher figure is better, such as sales, or a lower one, such as minutes until an answer. */
export type BetterWhen = 'higher' | 'lower'

export type FigureChange = { difference: number; rating: 'better' | 'worse' | 'equal' }

export function figureChange(current: number, previous: number, betterWhen: BetterWhen): FigureChange {
  const difference = current - previous
  if (difference === 0) return { difference, rating: 'equal' }
  return { difference, rating: difference > 0 === (betterWhen === 'higher') ? 'better' : 'worse' }
}

/** With fewer answers, one slow answer decides the median, so two periods are not compared. */
export const MIN_ANSWERS = 5

export type AnswerTimes = { count: number; medianMinutes: number | undefined }

/** Compares two medians of minutes until the first answer. Returns undefined if a period has too few answers. */
export function answerChange(current: AnswerTimes, previous: AnswerTimes): FigureChange | undefined {
  if (Math.min(current.count, previous.count) < MIN_ANSWERS) return undefined
  if (current.medianMinutes === undefined || previous.medianMinutes === undefined) return undefined
  return figureChange(Math.round(current.medianMinutes), Math.round(previous.medianMinutes), 'lower')
}

/** Formats a difference with its sign, such as +2 or −1. The minus sign is as wide as the plus sign. */
export const formatSigned = (difference: number, text = String(Math.abs(difference))): string =>
  `${difference < 0 ? '−' : '+'}${text}`

/** Formats minutes, such as "47 min", "2 h" or "3 h 20". */
export function formatMinutesLong(minutes: number): string {
  const whole = Math.round(minutes)
  if (whole < 60) return `${whole} min`
  const remainingMinutes = whole % 60
  return `${Math.floor(whole / 60)} h${remainingMinutes > 0 ? ` ${String(remainingMinutes).padStart(2, '0')}` : ''}`
}

/** With fewer before, one more or less looks like a trend, so counts of leads are not compared. */
export const MIN_COUNT = 5

/** Compares two counts. Returns undefined if the previous one is too small. */
export const countChange = (current: number, previous: number): FigureChange | undefined =>
  previous < MIN_COUNT ? undefined : figureChange(current, previous, 'higher')
