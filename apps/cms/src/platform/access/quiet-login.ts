import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import type { CollectionBeforeOperationHook } from 'payload'

// Payload compares a password only when there is an account and it is not locked; everybody else is answered at once.
// The time alone would then tell who has an account here, so an attempt without a comparison spends the same.

const derive = promisify(pbkdf2)
/** Payload's own: `payload/dist/auth/strategies/local/generatePasswordSaltHash.js`. */
const ITERATIONS = 600_000
const KEY_BYTES = 32

type LoginArguments = { data?: { email?: unknown; password?: unknown } }

export const equalLoginTime: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
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

/** One sentence for a wrong address, a wrong password and a locked account: it confirms none of them. */
const refused = {
  es: 'El correo o la contraseña no son correctos, o hubo demasiados intentos. Si son correctos, espera diez minutos.',
  en: 'The e-mail or the password is not correct, or there were too many attempts. If both are, wait ten minutes.',
}

export const loginWords = {
  es: { error: { emailOrPasswordIncorrect: refused.es, userLocked: refused.es } },
  en: { error: { emailOrPasswordIncorrect: refused.en, userLocked: refused.en } },
}
