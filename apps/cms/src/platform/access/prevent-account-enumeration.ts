import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import type { CollectionBeforeOperationHook } from 'payload'

// Payload hashes a password only for an existing, unlocked account, so the response time would reveal who has an
// account. `equalizeLoginTime` hashes the password of other attempts too.

const derive = promisify(pbkdf2)
/** The number of iterations that Payload uses (`payload/dist/auth/strategies/local/generatePasswordSaltHash.js`). */
const ITERATIONS = 600_000
const KEY_BYTES = 32

type LoginArguments = { data?: { email?: unknown; password?: unknown } }

export const equalizeLoginTime: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args
  const { email, password } = (args as LoginArguments).data ?? {}
  if (typeof email !== 'string' || typeof password !== 'string' || password.trim() === '') return args
  const user = await req.payload.db.findOne<{ id: string; lockUntil?: string }>({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
    req,
  })
  const isLocked = new Date(user?.lockUntil ?? 0) > new Date()
  if (!user || isLocked) await derive(password, 'nobody', ITERATIONS, KEY_BYTES, 'sha256')
  return args
}

/**
 * A wrong e-mail address, a wrong password and a locked account get the same message, so it does not reveal whether an
 * account exists.
 */
const loginFailed = {
  es: 'El correo o la contraseña no son correctos, o hubo demasiados intentos. Si son correctos, espera diez minutos.',
  en: 'The e-mail or the password is incorrect, or there were too many attempts. If both are correct, wait ten minutes.',
}

export const loginMessages = {
  es: { error: { emailOrPasswordIncorrect: loginFailed.es, userLocked: loginFailed.es } },
  en: { error: { emailOrPasswordIncorrect: loginFailed.en, userLocked: loginFailed.en } },
}
