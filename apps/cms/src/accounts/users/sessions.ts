import { type CollectionRefreshHook, Forbidden, NotFound } from 'payload'
import { hasEnded, type SignedInUser, sessionOf } from '../../platform/access/active-role'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { recordAccess } from '../../platform/access-log/record-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { idParams } from '../../platform/database/record-id.schema'
import { findAccount } from './account'

/** The lifetime of a session token. The panel renews the token while the user works. */
export const IDLE_SECONDS = 60 * 60

/** Rejects the renewal of a session that is older than twelve hours. */
export const rejectEndedSession: CollectionRefreshHook = ({ args: { req } }) => {
  const session = req.user && sessionOf(req.user as unknown as SignedInUser)
  if (!session || hasEnded(session)) throw new Forbidden(req.t)
}

/** Ends all sessions of an account, for example after a laptop was lost. */
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
