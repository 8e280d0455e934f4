/** How long an invitation link is valid. Three days span a weekend. */
export const INVITATION_MS = 3 * 24 * 60 * 60 * 1000

/** The fields of an account from which the list of accounts shows its state. */
export type InvitedAccount = {
  id?: string
  name?: string
  role?: string
  invitedAt?: string | null
  joinedAt?: string | null
  closedAt?: string | null
  closedBy?: string | null
  secondFactorSince?: string | null
}

/** Returns whether a person was invited and has not chosen a password yet. */
export const isInvited = ({ invitedAt, joinedAt }: InvitedAccount) => Boolean(invitedAt) && !joinedAt
