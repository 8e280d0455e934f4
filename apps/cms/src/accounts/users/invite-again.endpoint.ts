import { type Endpoint, Forbidden, NotFound } from 'payload'
import { localizedError } from '../../panel/language/localized-error'
import { closedRole } from '../../platform/access/roles'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { recordAccess } from '../../platform/access-log/record-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { idParams } from '../../platform/database/record-id.schema'
import { findAccount } from './account'
import { createInvitationLink, sendInvitation } from './invitation'

/** Sends another invitation, for example after the first has expired. */
export const inviteAgainEndpoint = staffEndpoint({
  path: '/:id/invite',
  permission: 'invite an account again',
  params: idParams,
  handle: async ({ req, staff, params: { id } }) => {
    const account = await findAccount(req, { id: { equals: id } })
    if (!account) throw new NotFound(req.t)
    if (account.role === closedRole)
      throw localizedError(
        req,
        { es: 'La cuenta está cerrada. Elige primero un rol.', en: 'The account is closed. Choose a role first.' },
        409,
      )
    const link = await createInvitationLink(req.payload, account.email)
    await sendInvitation(req.payload, account, link).catch(() => {
      throw localizedError(
        req,
        {
          es: 'La invitación no se pudo enviar: el servidor de correo no la aceptó. Inténtalo de nuevo.',
          en: 'The invitation could not be sent. The mail server did not accept it; try again.',
        },
        502,
      )
    })
    await payloadPool(req.payload).query('update users set invited_at = now(), invited_by = $2 where id = $1', [
      account.id,
      staff.name,
    ])
    await recordAccess(req, 'invited', account.email)
    return Response.json({ invited: true })
  },
})

/**
 * Disables Payload's endpoint that makes the first caller an administrator. `pnpm --filter @app/cms invite` creates the
 * first account.
 */
export const rejectFirstRegister: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler: (req) => {
    throw new Forbidden(req.t)
  },
}
