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

/** The context key of a login that only checks the password of a signed-in user. */
export const passwordCheckContext = 'confirmsPassword'

export const recordLogin: CollectionAfterLoginHook = async ({ req, user }) => {
  if (req.context[passwordCheckContext]) return
  await recordAccess(req, 'login', user.email)
}

export const recordLogout: CollectionAfterLogoutHook = async ({ req }) => {
  await recordAccess(req, 'logout', req.user?.email)
}

/** Records failed logins. Payload has no hook for failed logins, so this hook checks every error. */
export const recordFailedLogin: CollectionAfterErrorHook = async ({ req, error }) => {
  const isLoginFailure = error instanceof AuthenticationError || error instanceof LockedAuth
  if (!isLoginFailure || !req.url?.includes('/users/login')) return
  const email = (req.data as { email?: unknown } | undefined)?.email
  const account = typeof email === 'string' ? await findAccount(req, byEmail(email)) : null
  await recordAccess(req, 'login-failed', account?.email)
  const isLocked = new Date(account?.lockUntil ?? 0) > new Date()
  if (account && isLocked && error instanceof AuthenticationError) await recordAccess(req, 'locked', account.email)
}

/**
 * Records that an invited user chose a first password. Returns false if the user was not invited or had already joined.
 */
async function recordJoin(req: PayloadRequest, id: string | undefined): Promise<boolean> {
  const { rowCount } = await payloadPool(req.payload).query(
    'update users set joined_at = now() where id = $1 and invited_at is not null and joined_at is null',
    [id],
  )
  return rowCount === 1
}

type HookArguments = { operation: string; args: unknown; result: unknown; req: PayloadRequest }

export const recordOperation: CollectionAfterOperationHook = async (hook) => {
  const { operation, args, result, req } = hook as unknown as HookArguments
  const email = (args as { data?: { email?: string } }).data?.email
  if (operation === 'unlock' && result) await recordAccess(req, 'unlocked', email)
  if (operation === 'forgotPassword' && result && !isInvitation(req))
    await recordAccess(req, 'password-reset-asked', email)
  if (operation === 'resetPassword') {
    const { user } = result as { user?: { id?: string; email?: string } }
    await recordAccess(req, (await recordJoin(req, user?.id)) ? 'password-chosen' : 'password-reset', user?.email)
  }
  return result as never
}
