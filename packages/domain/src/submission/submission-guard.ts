// Cheap signs of a machine. Both travel beside the form's values and are not part of its schema.

/** A field people never see. Whoever fills it gets a receipt that leads nowhere. */
export const HONEYPOT_FIELD = 'website'

/** Milliseconds since 1970 when the form was first shown, by the browser's clock. */
export const STARTED_AT_FIELD = 'startedAt'

/** Proof of work, only asked for when the owner switched it on. */
export const PROOF_FIELD = 'altcha'

/** Nobody types name, e-mail and phone in less. */
export const MINIMUM_FILL_MS = 2000

/** A time as a script sends it: JSON gives a number, a form with a file gives its digits. */
export function startOf(value: unknown): number | undefined {
  const time = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof time === 'number' && Number.isFinite(time) ? time : undefined
}

/**
 * A start that lies in the future comes from a wrong clock, not from a machine: it is let through,
 * because a lost lead costs more than one piece of spam.
 */
export function isTooFast(startedAt: unknown, now: number): boolean {
  return missingFillMs(startedAt, now) > 0
}

/** How long a form has to wait until it no longer looks like a machine's; autofill is as fast as one. */
export function missingFillMs(startedAt: unknown, now: number): number {
  const elapsed = now - (startOf(startedAt) ?? Number.NaN)
  return elapsed >= 0 && elapsed < MINIMUM_FILL_MS ? MINIMUM_FILL_MS - elapsed : 0
}
