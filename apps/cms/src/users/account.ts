import type { PayloadRequest } from 'payload'
import type { Session } from '../access/active-role'

/** An account with what its readers never see. */
export type Account = {
  id: string
  name: string
  email: string
  role: string
  language: 'es' | 'en'
  lockUntil?: string | null
  sessions?: Session[] | null
  secondFactorKey?: string | null
  secondFactorSince?: string | null
  secondFactorStep?: number | null
  secondFactorAttempts?: number | null
  secondFactorLockUntil?: string | null
  recoveryCodes?: string[] | null
}

export const byEmail = (email: string) => ({ email: { equals: email.toLowerCase().trim() } })

/** Finds an account with all its fields. A request in a transaction reads through it, not on a second connection. */
export function findAccount(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
  where: object,
): Promise<Account | null> {
  return req.payload.db.findOne<Account>({ collection: 'users', where: where as never, req })
}

/**
 * Past the rules of fields, which let nobody write these; `updatedAt` stays, since nobody edited the account. Sessions
 * are rows of their own, and Payload writes those with the whole account only.
 */
export async function changeAccount(
  { payload }: Pick<PayloadRequest, 'payload'>,
  id: string,
  data: Partial<Account>,
): Promise<void> {
  const whole = data.sessions ? await findAccount({ payload }, { id: { equals: id } }) : {}
  await payload.db.updateOne({
    collection: 'users',
    id,
    data: { ...whole, ...data, updatedAt: null },
    returning: false,
  })
}

/** Without a phone, until the next login connects one. */
export const noSecondFactor: Partial<Account> = {
  secondFactorKey: null,
  secondFactorSince: null,
  secondFactorStep: 0,
  secondFactorAttempts: 0,
  secondFactorLockUntil: null,
  recoveryCodes: null,
  sessions: [],
}

/** Set on a request that makes an account: its one-time link is an invitation, not a forgotten password. */
export const invitation = 'invitation'

export const isInvitation = (req: Pick<PayloadRequest, 'context'>) => req.context[invitation] === true
