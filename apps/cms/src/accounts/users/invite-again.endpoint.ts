import { type Endpoint, Forbidden } from 'payload'
import { refusal } from '../../panel/language/refusal'
import { may } from '../../platform/access/apply-access'
import { recordAccess } from '../../platform/access-log/record-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { findAccount } from './account'
import { invitationLink, sendInvitation } from './invitation'

/** Sends another invitation to somebody who let the three days pass. */
export const inviteAgainEndpoint: Endpoint = {
  path: '/:id/invite',
  method: 'post',
  handler: async (req) => {
    if (!may(req.user, 'invite an account again')) throw new Forbidden(req.t)
    const account = await findAccount(req, { id: { equals: req.routeParams?.id } })
    if (!account) return Response.json({ error: 'No such account.' }, { status: 404 })
    const link = await invitationLink(req.payload, account.email)
    await sendInvitation(req.payload, account, link).catch(() => {
      throw refusal(req, 'The invitation could not be sent. The mail server did not accept it; try again.', 502)
    })
    await payloadPool(req.payload).query('update users set invited_at = now(), invited_by = $2 where id = $1', [
      account.id,
      (req.user as { name?: string } | null)?.name,
    ])
    await recordAccess(req, 'invited', account.email)
    return Response.json({ invited: true })
  },
}

/** The first account is made by `pnpm --filter @sillar/cms invite`. Payload's own way is open to whoever comes first. */
export const noFirstRegister: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler: (req) => {
    throw new Forbidden(req.t)
  },
}
