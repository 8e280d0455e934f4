import { secondFactorRoles } from './access-table'
import { isRole, type Role } from './roles'

/** The maximum age of a session. Unused sessions end earlier, with their token (accounts/users/sessions.ts). */
const MAX_SESSION_HOURS = 12

export type Session = { id: string; createdAt?: string | Date | null; secondFactorAt?: string | Date | null }
/** The user that Payload puts on a request: the account and the id of the session. */
export type SignedInUser = { id: string | number; role?: unknown; sessions?: Session[] | null; _sid?: string }

const HOUR_MS = 60 * 60 * 1000

export function sessionOf(user: SignedInUser): Session | undefined {
  return user.sessions?.find(({ id }) => id === user._sid)
}

export function hasEnded({ createdAt }: Session, now = Date.now()): boolean {
  return now - new Date(createdAt ?? 0).getTime() > MAX_SESSION_HOURS * HOUR_MS
}

/**
 * Returns the role of a user. Returns undefined without a valid session or before the second factor, because a password
 * alone gives no access.
 */
export function activeRole(user: unknown, now = Date.now()): Role | undefined {
  if (!user) return undefined
  const staff = user as SignedInUser
  const session = sessionOf(staff)
  if (!isRole(staff.role) || !session || hasEnded(session, now)) return undefined
  if (secondFactorRoles.includes(staff.role) && !session.secondFactorAt) return undefined
  return staff.role
}
