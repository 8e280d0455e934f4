import { isClosed, type LeadState } from './lead-state'

// Whoever is called within the hour still has the page open. After a day they have asked somebody else.

const HOUR_MS = 3_600_000

export type Urgency = 'first-hour' | 'on-time' | 'today' | 'late'

const limits: readonly [hours: number, urgency: Urgency][] = [
  [1, 'first-hour'],
  [4, 'on-time'],
  [24, 'today'],
]

export const urgencyOf = (waitedMs: number): Urgency =>
  limits.find(([hours]) => waitedMs < hours * HOUR_MS)?.[1] ?? 'late'

export type AnswerClock =
  | { is: 'running'; waitedMs: number; urgency: Urgency }
  | { is: 'answered'; afterMs: number; urgency: Urgency }
  /** Closed without an answer: a duplicate, or nobody. */
  | { is: 'stopped' }

type Waiting = { receivedAt: Date; firstAnswerAt: Date | null; state: LeadState }

export function answerClock({ receivedAt, firstAnswerAt, state }: Waiting, now: Date): AnswerClock {
  const since = (moment: Date) => Math.max(0, moment.getTime() - receivedAt.getTime())
  if (firstAnswerAt) return { is: 'answered', afterMs: since(firstAnswerAt), urgency: urgencyOf(since(firstAnswerAt)) }
  if (isClosed(state)) return { is: 'stopped' }
  return { is: 'running', waitedMs: since(now), urgency: urgencyOf(since(now)) }
}

/** A step onwards means that somebody has spoken with the person. */
export const isAnswer = (to: LeadState) => to !== 'new' && to !== 'lost'

/** "45 min", "18 h", "3 d": one unit, rounded down, so that nothing looks older than it is. */
export function waitInWords(waitedMs: number): string {
  const minutes = Math.floor(waitedMs / 60_000)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`
}

/** The middle one; of two in the middle the mean. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}
