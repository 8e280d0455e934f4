import type { Queryable } from '@app/platform/database/pool'
import { type Endpoint, Forbidden } from 'payload'
import { activeRole, type SignedInUser, sessionOf } from '../../platform/access/active-role'
import { recordAccess } from '../../platform/access-log/record-access'
import { payloadPool } from '../../platform/database/payload-pool'

type OpenSession = { id: string; createdAt: Date }

/** Returns the sessions in which a user has passed the second factor, newest first. */
export async function readOpenSessions(db: Queryable, account: string): Promise<OpenSession[]> {
  const { rows } = await db.query<OpenSession>(
    `select id, created_at as "createdAt" from users_sessions
     where _parent_id = $1 and expires_at > now() and second_factor_at is not null order by created_at desc`,
    [account],
  )
  return rows
}

/** Ends all sessions of the user except this one, for example after using a shared computer. */
export const endOtherSessionsEndpoint: Endpoint = {
  path: '/own-sessions/end-others',
  method: 'post',
  handler: async (req) => {
    const session = req.user && activeRole(req.user) && sessionOf(req.user as unknown as SignedInUser)
    if (!req.user || !session) throw new Forbidden(req.t)
    await payloadPool(req.payload).query('delete from users_sessions where _parent_id = $1 and id <> $2', [
      req.user.id,
      session.id,
    ])
    await recordAccess(req, 'sessions-ended', req.user.email)
    return Response.json({ ended: true })
  },
}
