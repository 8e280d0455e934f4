// These fields detect bots. They are sent with the values of a form, but are not part of its schema.

/** People never see this field. A submission with a value in it gets a fake receipt. */
export const HONEYPOT_FIELD = 'website'

/** The time when the form was first shown, in milliseconds since 1970 according to the clock of the browser. */
export const STARTED_AT_FIELD = 'startedAt'

/** Contains a proof of work, which is only required if the settings enable it. */
export const PROOF_FIELD = 'altcha'

/** A person needs at least this long to type name, e-mail address and phone. */
export const MINIMUM_FILL_MS = 2000

/** Parses a start time, which is a number in JSON and text in a multipart form. */
export function parseStartTime(value: unknown): number | undefined {
  const time = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof time === 'number' && Number.isFinite(time) ? time : undefined
}

/**
 * Returns whether a form was sent too fast. Accepts a missing start time and one in the future, which a wrong clock
 * causes, because a lost lead costs more than a spam message.
 */
export function isTooFast(startedAt: unknown, now: number): boolean {
  return missingFillMs(startedAt, now) > 0
}

/** Returns how many milliseconds the form must wait before sending, because autofill can be as fast as a bot. */
export function missingFillMs(startedAt: unknown, now: number): number {
  const elapsed = now - (parseStartTime(startedAt) ?? Number.NaN)
  return elapsed >= 0 && elapsed < MINIMUM_FILL_MS ? MINIMUM_FILL_MS - elapsed : 0
}
