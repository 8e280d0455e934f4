import { keyAddress, newKey } from '@sillar/platform/second-factor/one-time-code'
import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { renderSVG } from 'uqr'
import { hasEnded, type SignedIn, sessionOf } from '../../access/active-role'
import { may } from '../../access/apply-access'
import { sayTo } from '../../spanish/say'
import { type Account, changeAccount, findAccount, noSecondFactor } from '../account'
import { recordAccess } from '../record-access'
import { checkCode, LOCK_MINUTES } from './check-code'

const issuer = 'Sillar & Mar'

/** Whoever has the password and a session that runs: the only ones who may try a code. */
async function asking(req: PayloadRequest): Promise<Account> {
  const session = req.user && sessionOf(req.user as unknown as SignedIn)
  if (!session || hasEnded(session)) throw new Forbidden(req.t)
  const account = await findAccount(req, { id: { equals: req.user?.id } })
  if (!account) throw new Forbidden(req.t)
  return account
}

/** For the screen: a code is asked for, or a phone is connected first. The drawing is made here, by nobody else. */
const begin: Endpoint = {
  path: '/second-factor/begin',
  method: 'post',
  handler: async (req) => {
    const account = await asking(req)
    if (account.secondFactorSince) return Response.json({ step: 'code' })
    const kept = account.secondFactorKey && req.payload.decrypt(account.secondFactorKey)
    const key = kept || newKey()
    if (!kept) await changeAccount(req, account.id, { secondFactorKey: req.payload.encrypt(key) })
    const drawing = renderSVG(keyAddress({ key, account: account.email, issuer }), { border: 2 })
    return Response.json({ step: 'connect', key, drawing }, { headers: { 'cache-control': 'no-store' } })
  },
}

const give: Endpoint = {
  path: '/second-factor',
  method: 'post',
  handler: async (req) => {
    const account = await asking(req)
    const { code } = ((await req.json?.()) ?? {}) as { code?: unknown }
    const outcome = await checkCode(req, account, String(code ?? ''))
    if (outcome.kind === 'locked') {
      if (outcome.isNew) await recordAccess(req, 'second-factor-locked', account.email)
      const error = sayTo(req, `Too many attempts. Wait ${LOCK_MINUTES} minutes, or ask an administrator.`)
      return Response.json({ error }, { status: 429 })
    }
    if (outcome.kind === 'wrong') {
      await recordAccess(req, 'second-factor-failed', account.email)
      const error = sayTo(req, 'This code is not correct, or it was used already. Wait for the next one.')
      return Response.json({ error }, { status: 401 })
    }
    if (outcome.kind === 'set-up') {
      await recordAccess(req, 'second-factor-set-up', account.email)
      return Response.json({ recoveryCodes: outcome.recoveryCodes }, { headers: { 'cache-control': 'no-store' } })
    }
    if (outcome.by === 'recovery-code') await recordAccess(req, 'recovery-code-used', account.email)
    await recordAccess(req, 'second-factor-passed', account.email)
    return Response.json({ passed: true })
  },
}

/** For a lost phone: the next login connects another one. */
const reset: Endpoint = {
  path: '/:id/second-factor/reset',
  method: 'post',
  handler: async (req) => {
    if (!may(req.user, 'reset a second factor')) throw new Forbidden(req.t)
    const account = await findAccount(req, { id: { equals: req.routeParams?.id } })
    if (!account) return Response.json({ error: 'No such account.' }, { status: 404 })
    await changeAccount(req, account.id, noSecondFactor)
    await recordAccess(req, 'second-factor-reset', account.email)
    return Response.json({ reset: true })
  },
}

export const secondFactorEndpoints: Endpoint[] = [begin, give, reset]
