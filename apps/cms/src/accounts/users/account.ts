import type { PayloadRequest } from 'payload'
import type { Session } from '../../platform/access/active-role'

/** An account including the fields that no reader may see. */
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

/** Finds an account with all its fields. Inside a transaction it reads on the same connection. */
export function findAccount(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
  where: object,
): Promise<Account | null> {
  return req.payload.db.findOne<Account>({ collection: 'users', where: where as never, req })
}

/** Set on a request that creates an account: its one-time link is an invitation, not a password reset. */
export const invitation = 'invitation'

export const isInvitation = (req: Pick<PayloadRequest, 'context'>) => req.context[invitation] === true
