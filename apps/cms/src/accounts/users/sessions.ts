import { type CollectionRefreshHook, Forbidden, NotFound } from 'payload'
import { hasEnded, type SignedIn, sessionOf } from '../../platform/access/active-role'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { recordAccess } from '../../platform/access-log/record-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { idParams } from '../../platform/database/record-id.schema'
import { findAccount } from './account'

/** An unused session ends with its token; the panel renews it while the user works. */
export const IDLE_SECONDS = 60 * 60

/** A session can be renewed until it is twelve hours old; then the user signs in again. */
export const rejectEndedSession: CollectionRefreshHook = ({ args: { req } }) => {
  const session = req.user && sessionOf(req.user as unknown as SignedIn)
  if (!session || hasEnded(session)) throw new Forbidden(req.t)
}

/** Ends all sessions of an account, for a lost laptop or an employee who leaves. */
export const endSessionsEndpoint = staffEndpoint({
  path: '/:id/end-sessions',
  permission: 'end the sessions of an account',
  params: idParams,
  handle: async ({ req, params: { id } }) => {
    const account = await findAccount(req, { id: { equals: id } })
    if (!account) throw new NotFound(req.t)
    const { rowCount } = await payloadPool(req.payload).query('delete from users_sessions where _parent_id = $1', [
      account.id,
    ])
    await recordAccess(req, 'sessions-ended', account.email)
    return Response.json({ ended: rowCount ?? 0 })
  },
})
