import type { PayloadRequest } from 'payload'
import type { Session } from '../../platform/access/active-role'

/** An account with what its readers never see. */
export type Account = {
  id: string
  name: string
  email: string
  role: string
  language: 'es' | 'en'
  lockUntil?: string | null
  sessions?: Session[] | null
  secondFactorSince?: string | null
  invitedAt?: string | null
  invitedBy?: string | null
  joinedAt?: string | null
  resetPasswordExpiration?: string | null
}

export const byEmail = (email: string) => ({ email: { equals: email.toLowerCase().trim() } })

/** Finds an account with all its fields. A request in a transaction reads through it, not on a second connection. */
export function findAccount(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
  where: object,
): Promise<Account | null> {
  return req.payload.db.findOne<Account>({ collection: 'users', where: where as never, req })
}

/** Set on a request that makes an account: its one-time link is an invitation, not a forgotten password. */
export const invitation = 'invitation'

export const isInvitation = (req: Pick<PayloadRequest, 'context'>) => req.context[invitation] === true
