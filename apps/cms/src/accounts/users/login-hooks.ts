import {
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  type CollectionAfterOperationHook,
  LockedAuth,
  type PayloadRequest,
} from 'payload'
import { recordAccess } from '../../platform/access-log/record-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { byEmail, findAccount, isInvitation } from './account'

/** Set on a login that only checks the password of a signed-in user. */
export const confirmsPassword = 'confirmsPassword'

export const recordLogin: CollectionAfterLoginHook = async ({ req, user }) => {
  if (req.context[confirmsPassword]) return
  await recordAccess(req, 'login', user.email)
}

export const recordLogout: CollectionAfterLogoutHook = async ({ req }) => {
  await recordAccess(req, 'logout', req.user?.email)
}

/** Records failed logins. Payload has no hook for them, so this one reads the error of the response. */
export const recordFailedLogin: CollectionAfterErrorHook = async ({ req, error }) => {
  const isLoginFailure = error instanceof AuthenticationError || error instanceof LockedAuth
  if (!isLoginFailure || !req.url?.includes('/users/login')) return
  const email = (req.data as { email?: unknown } | undefined)?.email
  const account = typeof email === 'string' ? await findAccount(req, byEmail(email)) : null
  await recordAccess(req, 'login-failed', account?.email)
  const isLockedNow = new Date(account?.lockUntil ?? 0) > new Date()
  if (account && isLockedNow && error instanceof AuthenticationError) await recordAccess(req, 'locked', account.email)
}

/** Records when an invited user chose their first password; returns whether it was now. */
async function hasJoinedNow(req: PayloadRequest, id: string | undefined): Promise<boolean> {
  const { rowCount } = await payloadPool(req.payload).query(
    'update users set joined_at = now() where id = $1 and invited_at is not null and joined_at is null',
    [id],
  )
  return rowCount === 1
}

type Outcome = { operation: string; args: unknown; result: unknown; req: PayloadRequest }

export const recordOperation: CollectionAfterOperationHook = async (hook) => {
  const { operation, args, result, req } = hook as unknown as Outcome
  const email = (args as { data?: { email?: string } }).data?.email
  if (operation === 'unlock' && result) await recordAccess(req, 'unlocked', email)
  if (operation === 'forgotPassword' && result && !isInvitation(req))
    await recordAccess(req, 'password-reset-asked', email)
  if (operation === 'resetPassword') {
    const { user } = result as { user?: { id?: string; email?: string } }
    await recordAccess(req, (await hasJoinedNow(req, user?.id)) ? 'password-chosen' : 'password-reset', user?.email)
  }
  return result as never
}
