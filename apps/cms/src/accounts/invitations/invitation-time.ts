/** How long an invitation link is valid. Three days span a weekend. */
export const INVITATION_MS = 3 * 24 * 60 * 60 * 1000
