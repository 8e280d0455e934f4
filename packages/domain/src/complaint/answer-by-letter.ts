import { isLimaDate, type LimaDate } from '../calendar/lima-date'

/** How a letter reached the consumer. */
export const letterMethods = ['hand', 'post', 'courier'] as const
export type LetterMethod = (typeof letterMethods)[number]

/** The name of the person who received the letter, or its tracking number. */
export const MAX_LETTER_DETAIL = 120

export type LetterDelivery = { on: string; method: LetterMethod; detail: string }
export type LetterProblem = 'day' | 'future' | 'before the answer' | 'detail'

type LetterDays = { today: LimaDate; writtenOn: LimaDate }

/** Returns what is wrong with the record of a letter that was handed over or sent. */
export function letterProblem(
  { on, detail }: LetterDelivery,
  { today, writtenOn }: LetterDays,
): LetterProblem | undefined {
  if (!isLimaDate(on)) return 'day'
  if (on > today) return 'future'
  if (on < writtenOn) return 'before the answer'
  const length = detail.trim().length
  return length === 0 || length > MAX_LETTER_DETAIL ? 'detail' : undefined
}

type Answer = {
  /** The day on which the answer was written, or null. */
  writtenOn: LimaDate | null
  isByLetter: boolean
  letterDeliveredOn: LimaDate | null
}

/**
 * Returns the day that counts for the deadline, or null. An answer by mail counts when it is written, and an answer by
 * letter when the letter is handed over or sent.
 */
export const answeredOn = ({ writtenOn, isByLetter, letterDeliveredOn }: Answer): LimaDate | null =>
  isByLetter ? letterDeliveredOn : writtenOn
