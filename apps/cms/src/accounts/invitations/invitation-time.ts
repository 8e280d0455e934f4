/** Long enough to span a weekend. */
export const INVITATION_MS = 3 * 24 * 60 * 60 * 1000
