import { inTransaction } from '@app/platform/database/pool'
import { type CollectionBeforeLoginHook, NotFound } from 'payload'
import { localizedError } from '../../panel/language/localized-error'
import { closedRole } from '../../platform/access/roles'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { recordAccess } from '../../platform/access-log/record-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { idParams } from '../../platform/database/record-id.schema'
import { findAccount } from './account'

/**
 * Closes the account of a person who left. Unlike deleting it, this keeps the name in the history of leads and
 * complaints. An invitation or reset link that was sent before stops working.
 */
export const closeAccountEndpoint = staffEndpoint({
  path: '/:id/close',
  permission: 'close an account',
  params: idParams,
  handle: async ({ req, staff, params: { id } }) => {
    if (id === staff.id)
      throw localizedError(
        req,
        { es: 'No puedes cerrar tu propia cuenta.', en: 'You cannot close your own account.' },
        409,
      )
    const account = await findAccount(req, { id: { equals: id } })
    if (!account) throw new NotFound(req.t)
    await inTransaction(payloadPool(req.payload), async (tx) => {
      await tx.query(
        `update users set role = $2, closed_at = now(), closed_by = $3, reset_password_token = null,
           reset_password_expiration = null where id = $1`,
        [id, closedRole, staff.name],
      )
      await tx.query('delete from users_sessions where _parent_id = $1', [id])
      await tx.query('delete from push_subscriptions where account_id = $1', [id])
      await tx.query('delete from calendar_feeds where account_id = $1', [id])
    })
    await recordAccess(req, 'account-closed', account.email)
    return Response.json({ closed: true })
  },
})

/** Rejects a login or a password reset of a closed account. Payload calls this after it has checked the password. */
export const rejectClosedAccount: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (user.role !== closedRole) return
  await recordAccess(req, 'login-failed', user.email)
  throw localizedError(
    req,
    {
      es: 'Esta cuenta está cerrada. Si la necesitas, pide a un administrador que la abra.',
      en: 'This account is closed. If you need it, ask an administrator to open it.',
    },
    403,
  )
}
