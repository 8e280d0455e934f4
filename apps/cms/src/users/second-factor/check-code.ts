import { matchingStep } from '@sillar/platform/second-factor/one-time-code'
import type { PayloadRequest } from 'payload'
import { type Account, changeAccount } from '../account'
import { looksLikeRecoveryCode, newRecoveryCodes, recoveryHash } from './recovery-codes'

const MOST_ATTEMPTS = 5
export const LOCK_MINUTES = 10

type Outcome =
  | { kind: 'passed'; by: 'code' | 'recovery-code' }
  | { kind: 'set-up'; recoveryCodes: string[] }
  | { kind: 'wrong' }
  | { kind: 'locked'; isNew: boolean }

/**
 * Counts the attempt before it looks at the code: a thousand sent at once are a thousand counted, not a thousand tried.
 */
async function isAllowed({ payload }: PayloadRequest, { id, secondFactorLockUntil }: Account): Promise<Outcome | true> {
  const now = Date.now()
  const lockUntil = new Date(secondFactorLockUntil ?? 0).getTime()
  if (lockUntil > now) return { kind: 'locked', isNew: false }
  if (lockUntil > 0) await changeAccount({ payload }, id, { secondFactorAttempts: 0, secondFactorLockUntil: null })
  const { secondFactorAttempts } = (await payload.db.updateOne({
    collection: 'users',
    id,
    data: { secondFactorAttempts: { $inc: 1 } },
    select: { secondFactorAttempts: true },
  })) as { secondFactorAttempts: number }
  if (secondFactorAttempts <= MOST_ATTEMPTS) return true
  const secondFactorUntil = new Date(now + LOCK_MINUTES * 60_000).toISOString()
  await changeAccount({ payload }, id, { secondFactorLockUntil: secondFactorUntil })
  return { kind: 'locked', isNew: true }
}

/** What marks this session, and clears what the attempts before it left. */
const passed = (account: Account, sid: string | undefined): Partial<Account> => ({
  secondFactorAttempts: 0,
  secondFactorLockUntil: null,
  sessions: account.sessions?.map((session) =>
    session.id === sid ? { ...session, secondFactorAt: new Date().toISOString() } : session,
  ),
})

/** One code, for the session that asks: of the app, of the paper with recovery codes, or the first one of a new phone. */
export async function checkCode(req: PayloadRequest, account: Account, code: string): Promise<Outcome> {
  const allowed = await isAllowed(req, account)
  if (allowed !== true) return allowed
  const sid = (req.user as { _sid?: string })._sid
  const key = account.secondFactorKey && req.payload.decrypt(account.secondFactorKey)
  const step = key ? matchingStep(key, code, Date.now()) : undefined

  if (step !== undefined && step > (account.secondFactorStep ?? 0)) {
    const isNew = !account.secondFactorSince
    const recoveryCodes = isNew ? newRecoveryCodes() : []
    await changeAccount(req, account.id, {
      ...passed(account, sid),
      secondFactorStep: step,
      ...(isNew && {
        secondFactorSince: new Date().toISOString(),
        recoveryCodes: recoveryCodes.map(recoveryHash),
      }),
    })
    return isNew ? { kind: 'set-up', recoveryCodes } : { kind: 'passed', by: 'code' }
  }

  const hash = recoveryHash(code)
  const isKnown = account.secondFactorSince && looksLikeRecoveryCode(code) && account.recoveryCodes?.includes(hash)
  if (!isKnown) return { kind: 'wrong' }
  await changeAccount(req, account.id, {
    ...passed(account, sid),
    recoveryCodes: account.recoveryCodes?.filter((one) => one !== hash) ?? [],
  })
  return { kind: 'passed', by: 'recovery-code' }
}
