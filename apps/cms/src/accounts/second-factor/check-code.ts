import { matchingStep } from '@app/platform/second-factor/one-time-code'
import type { PayloadRequest } from 'payload'
import { payloadPool } from '../../platform/database/payload-pool'
import { openPhoneKey, sealPhoneKey } from './authenticator-key'
import { looksLikeRecoveryCode, newRecoveryCodes, recoveryHash } from './recovery-codes'
import { confirmKey, countAttempt, spendCode, spendRecoveryCode } from './second-factor-store'

type Outcome =
  | { kind: 'passed'; by: 'code' | 'recovery-code' }
  | { kind: 'set-up'; recoveryCodes: string[] }
  | { kind: 'wrong' }
  | { kind: 'expired' }
  | { kind: 'locked'; isNew: boolean; until: Date }

/** Checks a code for the session of the request: from the app, a recovery code, or the first code of a new phone. */
export async function checkCode(req: PayloadRequest, account: string, code: string): Promise<Outcome> {
  const db = payloadPool(req.payload)
  const requester = { account, session: (req.user as { _sid?: string } | null)?._sid ?? '' }
  const counted = await countAttempt(db, account)
  if (counted.kind === 'locked') return counted
  if (counted.kind === 'none') return { kind: 'wrong' }

  if (!counted.isConnected) {
    if (!counted.pendingKey) return counted.hadPending ? { kind: 'expired' } : { kind: 'wrong' }
    const step = stepOf(openPhoneKey(counted.pendingKey)?.key, code)
    if (step === undefined) return { kind: 'wrong' }
    const recoveryCodes = newRecoveryCodes()
    const confirmed = { pendingKey: counted.pendingKey, step, recoveryCodes: recoveryCodes.map(recoveryHash) }
    return (await confirmKey(db, requester, confirmed)) ? { kind: 'set-up', recoveryCodes } : { kind: 'wrong' }
  }

  const phone = counted.key ? openPhoneKey(counted.key) : undefined
  const step = stepOf(phone?.key, code)
  if (phone && step !== undefined) {
    const sealedAgain = phone.isOfOldSecret ? sealPhoneKey(phone.key) : null
    return (await spendCode(db, requester, step, sealedAgain)) ? { kind: 'passed', by: 'code' } : { kind: 'wrong' }
  }
  const isUsed = looksLikeRecoveryCode(code) && (await spendRecoveryCode(db, requester, recoveryHash(code)))
  return isUsed ? { kind: 'passed', by: 'recovery-code' } : { kind: 'wrong' }
}

const stepOf = (key: string | undefined, code: string) => (key ? matchingStep(key, code, Date.now()) : undefined)
