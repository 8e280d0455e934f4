/** WhatsApp accepts free text for this long after the last message of the person. Later it accepts only templates. */
const REPLY_WINDOW_HOURS = 24

const WINDOW_MS = REPLY_WINDOW_HOURS * 3_600_000

/** Returns when the window closes, or undefined if the person has not written to us. */
export const replyWindowEnd = (lastReceivedAt: Date | null | undefined): Date | undefined =>
  lastReceivedAt ? new Date(lastReceivedAt.getTime() + WINDOW_MS) : undefined

/** Returns whether we may answer with free text. */
export function isReplyWindowOpen(lastReceivedAt: Date | null | undefined, now: Date): boolean {
  const end = replyWindowEnd(lastReceivedAt)
  return end !== undefined && now < end
}

/** Formats the remaining time in hours and minutes, rounded down, such as "3 h 12 min". */
export function formatRemaining(remainingMs: number): string {
  const minutes = Math.max(0, Math.floor(remainingMs / 60_000))
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
