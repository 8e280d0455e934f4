import { brand } from '@app/brand/brand'
import { newKey, otpauthUri } from '@app/platform/second-factor/one-time-code'
import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { renderSVG } from 'uqr'
import * as z from 'zod'
import { localizeFor } from '../../panel/language/in-language'
import { activeRole, hasEnded, type SignedInUser, sessionOf } from '../../platform/access/active-role'
import { readBody } from '../../platform/access/read-body'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { recordAccess } from '../../platform/access-log/record-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { idParams } from '../../platform/database/record-id.schema'
import { type Account, findAccount } from '../users/account'
import { accountMail } from '../users/account-mail'
import { encryptWithCurrentSecret } from './authenticator-key'
import { checkCode } from './check-code'
import { newRecoveryCodes, recoveryHash } from './recovery-codes'
import { beginSecondFactor, removeSecondFactor, replaceRecoveryCodes } from './second-factor-store'

const noStore = { headers: { 'cache-control': 'no-store' } }

/** Returns the account of the signed-in user, even before the second factor. Throws without a valid session. */
async function readRequestingAccount(req: PayloadRequest): Promise<Account> {
  const session = req.user && sessionOf(req.user as unknown as SignedInUser)
  if (!session || hasEnded(session)) throw new Forbidden(req.t)
  const account = await findAccount(req, { id: { equals: req.user?.id } })
  if (!account) throw new Forbidden(req.t)
  return account
}

/**
 * Returns whether the user must type a code or connect a phone. Until a phone is connected, each call stores a new key,
 * because someone with the password could have copied an earlier key.
 */
const beginEndpoint: Endpoint = {
  path: '/second-factor/begin',
  method: 'post',
  handler: async (req) => {
    const account = await readRequestingAccount(req)
    const key = newKey()
    const beginResult = await beginSecondFactor(payloadPool(req.payload), account.id, encryptWithCurrentSecret(key))
    if (beginResult === 'connected') return Response.json({ step: 'code' })
    await recordAccess(req, 'second-factor-begun', account.email)
    const qrCode = renderSVG(otpauthUri({ key, account: account.email, issuer: brand.name }), { border: 2 })
    return Response.json({ step: 'connect', key, qrCode }, noStore)
  },
}

/**
 * Responds with the remaining lock time. Warns the owner by mail when the lock begins, because someone else may know
 * the password.
 */
async function lockedResponse(
  req: PayloadRequest,
  account: Account,
  { isNew, until }: { isNew: boolean; until: Date },
) {
  if (isNew) {
    await recordAccess(req, 'second-factor-locked', account.email)
    const mail = await accountMail({ kind: 'codes-failed', locale: account.language, name: account.name })
    await req.payload.sendEmail({ to: account.email, ...mail }).catch((err: unknown) => {
      req.payload.logger.error({ err }, 'sending the warning about wrong codes failed')
    })
  }
  const minutes = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 60_000))
  const error = localizeFor(req, {
    es: 'Hubo demasiados intentos. Espera {minutes} minutos o pide ayuda a un administrador.',
    en: 'Too many attempts. Wait {minutes} minutes, or ask an administrator.',
  })
  return Response.json({ error: error.replace('{minutes}', String(minutes)) }, { status: 429 })
}

/** An invalid body counts as a wrong code. */
const codeBody = z.object({ code: z.string() }).catch({ code: '' })

const submitCodeEndpoint: Endpoint = {
  path: '/second-factor',
  method: 'post',
  handler: async (req) => {
    const account = await readRequestingAccount(req)
    const { code } = codeBody.parse(await readBody(req))
    const outcome = await checkCode(req, account.id, code)
    if (outcome.kind === 'locked') return lockedResponse(req, account, outcome)
    if (outcome.kind === 'expired') {
      const error = localizeFor(req, {
        es: 'Pasaron más de diez minutos. Escanea el código nuevo y escribe lo que muestra tu teléfono.',
        en: 'More than ten minutes have passed. Scan the new code and type what your phone shows.',
      })
      return Response.json({ error, begin: true }, { status: 409 })
    }
    if (outcome.kind === 'wrong') {
      await recordAccess(req, 'second-factor-failed', account.email)
      const error = localizeFor(req, {
        es: 'Este código no es correcto o ya se usó. Espera el siguiente.',
        en: 'This code is not correct, or it was used already. Wait for the next one.',
      })
      return Response.json({ error }, { status: 401 })
    }
    if (outcome.kind === 'set-up') {
      await payloadPool(req.payload).query(
        'update users set second_factor_since = now(), last_sign_in_at = now() where id = $1',
        [account.id],
      )
      await recordAccess(req, 'second-factor-set-up', account.email)
      return Response.json({ recoveryCodes: outcome.recoveryCodes }, noStore)
    }
    await payloadPool(req.payload).query('update users set last_sign_in_at = now() where id = $1', [account.id])
    if (outcome.by === 'recovery-code') await recordAccess(req, 'recovery-code-used', account.email)
    await recordAccess(req, 'second-factor-passed', account.email)
    return Response.json({ passed: true })
  },
}

/** Replaces the user's own recovery codes, for example after losing the list. */
const renewCodesEndpoint: Endpoint = {
  path: '/second-factor/recovery-codes',
  method: 'post',
  handler: async (req) => {
    if (!activeRole(req.user)) throw new Forbidden(req.t)
    const account = await readRequestingAccount(req)
    const recoveryCodes = newRecoveryCodes()
    const isReplaced = await replaceRecoveryCodes(
      payloadPool(req.payload),
      account.id,
      recoveryCodes.map((code) => recoveryHash(code)),
    )
    if (!isReplaced) throw new Forbidden(req.t)
    await recordAccess(req, 'recovery-codes-renewed', account.email)
    return Response.json({ recoveryCodes }, noStore)
  },
}

/** Removes the second factor of a user who lost their phone. At the next login, the user connects another phone. */
const resetEndpoint = staffEndpoint({
  path: '/:id/second-factor/reset',
  permission: 'reset a second factor',
  params: idParams,
  handle: async ({ req, params: { id } }) => {
    const account = await findAccount(req, { id: { equals: id } })
    if (!account) throw new NotFound(req.t)
    await removeSecondFactor(payloadPool(req.payload), account.id)
    await recordAccess(req, 'second-factor-reset', account.email)
    return Response.json({ reset: true })
  },
})

export const secondFactorEndpoints: Endpoint[] = [beginEndpoint, submitCodeEndpoint, renewCodesEndpoint, resetEndpoint]
