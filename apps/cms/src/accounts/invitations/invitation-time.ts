/** Long enough for a weekend in between. */
export const INVITATION_MS = 3 * 24 * 60 * 60 * 1000
