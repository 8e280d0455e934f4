// Cheap bot detection. Both fields are sent next to the form's values and are not part of its schema.

/** A field that people never see. A submission that fills it gets a fake receipt. */
export const HONEYPOT_FIELD = 'website'

/** Milliseconds since 1970 when the form was first shown, by the browser's clock. */
export const STARTED_AT_FIELD = 'startedAt'

/** Proof of work, only required if it is enabled in the settings. */
export const PROOF_FIELD = 'altcha'

/** No one types name, e-mail and phone faster. */
export const MINIMUM_FILL_MS = 2000

/** Parses a start time: JSON has a number, a multipart form has its digits. */
export function startOf(value: unknown): number | undefined {
  const time = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof time === 'number' && Number.isFinite(time) ? time : undefined
}

/**
 * Returns whether a form was sent too fast. A start in the future is caused by a wrong clock and accepted, because a
 * lost lead costs more than one spam message.
 */
export function isTooFast(startedAt: unknown, now: number): boolean {
  return missingFillMs(startedAt, now) > 0
}

/** Returns how long to wait until a submission no longer looks automated; autofill is as fast as a bot. */
export function missingFillMs(startedAt: unknown, now: number): number {
  const elapsed = now - (startOf(startedAt) ?? Number.NaN)
  return elapsed >= 0 && elapsed < MINIMUM_FILL_MS ? MINIMUM_FILL_MS - elapsed : 0
}
