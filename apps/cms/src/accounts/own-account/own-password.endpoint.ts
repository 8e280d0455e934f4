import { type Endpoint, Forbidden, ValidationError } from 'payload'
import * as z from 'zod'
import { localizeFor } from '../../panel/language/in-language'
import { activeRole, type SignedIn, sessionOf } from '../../platform/access/active-role'
import { readBody } from '../../platform/access/read-body'
import { recordAccess } from '../../platform/access-log/record-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { findAccount } from '../users/account'
import { confirmsPassword } from '../users/login-hooks'

/** An invalid body counts as a wrong password. */
const passwords = z.object({ current: z.string(), password: z.string() }).catch({ current: '', password: '' })

/**
 * Changes the user's own password and ends all other sessions. The current password is checked by a login, so that
 * wrong attempts are counted and lock the account as on the login page.
 */
export const ownPasswordEndpoint: Endpoint = {
  path: '/own-password',
  method: 'post',
  handler: async (req) => {
    const session = req.user && sessionOf(req.user as unknown as SignedIn)
    const account = activeRole(req.user) && (await findAccount(req, { id: { equals: req.user?.id } }))
    if (!account || !session) throw new Forbidden(req.t)
    const { current, password } = passwords.parse(await readBody(req))
    const confirmed = await req.payload
      .login({
        collection: 'users',
        data: { email: account.email, password: current },
        req: { context: { [confirmsPassword]: true } },
      })
      .then(
        () => true,
        () => false,
      )
    if (!confirmed) {
      await recordAccess(req, 'login-failed', account.email)
      const message = localizeFor(req, {
        es: 'Esta no es tu contraseña actual.',
        en: 'This is not your current password.',
      })
      throw new ValidationError({ collection: 'users', errors: [{ path: 'current', message }], req })
    }
    await req.payload.update({ collection: 'users', id: account.id, data: { password: password }, req })
    await payloadPool(req.payload).query('delete from users_sessions where _parent_id = $1 and id <> $2', [
      account.id,
      session.id,
    ])
    await recordAccess(req, 'password-changed', account.email)
    return Response.json({ changed: true })
  },
}
