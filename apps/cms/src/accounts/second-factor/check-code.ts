import { matchingStep } from '@app/platform/second-factor/one-time-code'
import type { PayloadRequest } from 'payload'
import { payloadPool } from '../../platform/database/payload-pool'
import { decryptStoredKey, encryptWithCurrentSecret } from './authenticator-key'
import { looksLikeRecoveryCode, newRecoveryCodes, recoveryHash } from './recovery-codes'
import { confirmKey, countAttempt, markCodeUsed, markRecoveryCodeUsed } from './second-factor-store'

type Outcome =
  | { kind: 'passed'; by: 'code' | 'recovery-code' }
  | { kind: 'set-up'; recoveryCodes: string[] }
  | { kind: 'wrong' }
  | { kind: 'expired' }
  | { kind: 'locked'; isNew: boolean; until: Date }

/** Checks a typed code: a code of the authenticator app, a recovery code or the first code of a new phone. */
export async function checkCode(req: PayloadRequest, account: string, code: string): Promise<Outcome> {
  const db = payloadPool(req.payload)
  const requester = { account, session: (req.user as { _sid?: string } | null)?._sid ?? '' }
  const attempt = await countAttempt(db, account)
  if (attempt.kind === 'locked') return attempt
  if (attempt.kind === 'none') return { kind: 'wrong' }

  if (!attempt.isConnected) {
    if (!attempt.pendingKey) return attempt.hadPending ? { kind: 'expired' } : { kind: 'wrong' }
    const step = stepOf(decryptStoredKey(attempt.pendingKey)?.key, code)
    if (step === undefined) return { kind: 'wrong' }
    const recoveryCodes = newRecoveryCodes()
    const confirmation = { pendingKey: attempt.pendingKey, step, recoveryCodes: recoveryCodes.map(recoveryHash) }
    return (await confirmKey(db, requester, confirmation)) ? { kind: 'set-up', recoveryCodes } : { kind: 'wrong' }
  }

  const phone = attempt.key ? decryptStoredKey(attempt.key) : undefined
  const step = stepOf(phone?.key, code)
  if (phone && step !== undefined) {
    const reencryptedKey = phone.isEncryptedWithOldSecret ? encryptWithCurrentSecret(phone.key) : null
    return (await markCodeUsed(db, requester, step, reencryptedKey))
      ? { kind: 'passed', by: 'code' }
      : { kind: 'wrong' }
  }
  const isRecoveryCode = looksLikeRecoveryCode(code) && (await markRecoveryCodeUsed(db, requester, recoveryHash(code)))
  return isRecoveryCode ? { kind: 'passed', by: 'recovery-code' } : { kind: 'wrong' }
}

const stepOf = (key: string | undefined, code: string) => (key ? matchingStep(key, code, Date.now()) : undefined)
