import type { PayloadRequest } from 'payload'
import type { Session } from '../../platform/access/active-role'

/** An account, including fields that the access rules hide. */
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

/** Finds an account without checking the access rules, in the transaction of the request if there is one. */
export function findAccount(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
  where: object,
): Promise<Account | null> {
  return req.payload.db.findOne<Account>({ collection: 'users', where: where as never, req })
}

/** The context key of a request whose one-time link is an invitation, not a password reset. */
export const invitationContext = 'invitation'

export const isInvitation = (req: Pick<PayloadRequest, 'context'>) => req.context[invitationContext] === true
