import { type Endpoint, Forbidden, ValidationError } from 'payload'
import * as z from 'zod'
import { localizeFor } from '../../panel/language/in-language'
import { activeRole, type SignedInUser, sessionOf } from '../../platform/access/active-role'
import { readBody } from '../../platform/access/read-body'
import { recordAccess } from '../../platform/access-log/record-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { findAccount } from '../users/account'
import { passwordCheckContext } from '../users/login-hooks'

/** An invalid body counts as a wrong password. */
const passwords = z.object({ current: z.string(), password: z.string() }).catch({ current: '', password: '' })

/**
 * Changes the user's own password and ends all other sessions. It checks the current password with a login, so wrong
 * attempts count towards the account lock.
 */
export const ownPasswordEndpoint: Endpoint = {
  path: '/own-password',
  method: 'post',
  handler: async (req) => {
    const session = req.user && sessionOf(req.user as unknown as SignedInUser)
    const account = activeRole(req.user) && (await findAccount(req, { id: { equals: req.user?.id } }))
    if (!account || !session) throw new Forbidden(req.t)
    const { current, password } = passwords.parse(await readBody(req))
    const isConfirmed = await req.payload
      .login({
        collection: 'users',
        data: { email: account.email, password: current },
        req: { context: { [passwordCheckContext]: true } },
      })
      .then(
        () => true,
        () => false,
      )
    if (!isConfirmed) {
      await recordAccess(req, 'login-failed', account.email)
      const message = localizeFor(req, {
        es: 'Esta no es tu contraseña actual.',
        en: 'This is not your current password.',
      })
      throw new ValidationError({ collection: 'users', errors: [{ path: 'current', message }], req })
    }
    await req.payload.update({ collection: 'users', id: account.id, data: { password }, req })
    await payloadPool(req.payload).query('delete from users_sessions where _parent_id = $1 and id <> $2', [
      account.id,
      session.id,
    ])
    await recordAccess(req, 'password-changed', account.email)
    return Response.json({ changed: true })
  },
}
