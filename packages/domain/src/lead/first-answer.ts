import { isClosed, type LeadState } from './lead-state'

// People who are called within an hour still have the page open. After a day they have contacted other companies.

const HOUR_MS = 3_600_000

export type Urgency = 'first-hour' | 'on-time' | 'today' | 'late'

const urgencyLimits: readonly [hours: number, urgency: Urgency][] = [
  [1, 'first-hour'],
  [4, 'on-time'],
  [24, 'today'],
]

export const urgencyOf = (waitedMs: number): Urgency =>
  urgencyLimits.find(([hours]) => waitedMs < hours * HOUR_MS)?.[1] ?? 'late'

export type AnswerClock =
  | { kind: 'running'; waitedMs: number; urgency: Urgency }
  | { kind: 'answered'; afterMs: number; urgency: Urgency }
  /** The lead was closed without an answer, such as a duplicate. */
  | { kind: 'stopped' }

type LeadTimes = { receivedAt: Date; firstAnswerAt: Date | null; state: LeadState }

export function answerClock({ receivedAt, firstAnswerAt, state }: LeadTimes, now: Date): AnswerClock {
  const elapsedUntil = (instant: Date) => Math.max(0, instant.getTime() - receivedAt.getTime())
  if (firstAnswerAt)
    return { kind: 'answered', afterMs: elapsedUntil(firstAnswerAt), urgency: urgencyOf(elapsedUntil(firstAnswerAt)) }
  if (isClosed(state)) return { kind: 'stopped' }
  return { kind: 'running', waitedMs: elapsedUntil(now), urgency: urgencyOf(elapsedUntil(now)) }
}

/** Returns whether a change to this state means that staff talked to the person. */
export const isAnswer = (to: LeadState) => to !== 'new' && to !== 'lost'

/** Formats a waiting time in one unit, rounded down, such as "45 min", "18 h" or "3 d". */
export function formatWait(waitedMs: number): string {
  const minutes = Math.floor(waitedMs / 60_000)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`
}

/** Returns undefined for an empty list. */
export function median(values: readonly number[]): number | undefined {
  const sortedValues = values.toSorted((a, b) => a - b)
  const [low, high] = [
    sortedValues[Math.floor((sortedValues.length - 1) / 2)],
    sortedValues[Math.floor(sortedValues.length / 2)],
  ]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}
