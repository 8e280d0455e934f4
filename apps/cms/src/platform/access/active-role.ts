import { secondFactorRoles } from './access-table'
import { isRole, type Role } from './roles'

/** The longest a session lasts, however busy; without use it ends with its token (users.collection.ts). */
const LONGEST_SESSION_HOURS = 12

export type Session = { id: string; createdAt?: string | Date | null; secondFactorAt?: string | Date | null }
/** What Payload puts on a request: the account, and which of its sessions asks. */
export type SignedIn = { id: string | number; role?: unknown; sessions?: Session[] | null; _sid?: string }

const hour = 60 * 60 * 1000

export function sessionOf(user: SignedIn): Session | undefined {
  return user.sessions?.find(({ id }) => id === user._sid)
}

export function hasEnded({ createdAt }: Session, now = Date.now()): boolean {
  return now - new Date(createdAt ?? 0).getTime() > LONGEST_SESSION_HOURS * hour
}

/**
 * The role in which somebody acts now. Without a session that still runs, or before the second factor that the role
 * asks for, they are nobody: the password alone opens nothing.
 */
export function activeRole(user: unknown, now = Date.now()): Role | undefined {
  if (!user) return undefined
  const staff = user as SignedIn
  const session = sessionOf(staff)
  if (!isRole(staff.role) || !session || hasEnded(session, now)) return undefined
  if (secondFactorRoles.includes(staff.role) && !session.secondFactorAt) return undefined
  return staff.role
}
