import { type PasswordProblem, passwordProblem } from '@app/domain/account/password-rule'
import { dictionary } from '@zxcvbn-ts/language-common'
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import { localizeFor } from '../../panel/language/in-language'
import type { Label } from '../../platform/labels'
import { byEmail, findAccount } from './account'
import { passwordNames } from './password-names'

/** 49,000 leaked passwords from zxcvbn-ts, and Spanish words that are common in passwords. */
const commonPasswords = new Set<string>([
  ...dictionary['passwords-common'],
  ...['contrasena', 'micontrasena', 'bienvenido', 'bienvenida', 'inmobiliaria', 'administrador', 'arequipa', 'peru'],
])

const problemMessages: Record<PasswordProblem, Label> = {
  short: {
    es: 'Una contraseña tiene al menos 12 caracteres. Varias palabras seguidas son fáciles de recordar.',
    en: 'A password needs at least 12 characters. A few words in a row are easy to remember.',
  },
  common: {
    es: 'Esta contraseña está en las listas que se prueban primero en un ataque. Elige otra.',
    en: 'This password is in the lists that attackers try first. Choose another one.',
  },
  named: {
    es: 'La contraseña no puede contener el nombre de la empresa, tu nombre ni tu correo.',
    en: 'A password must not contain the name of the company, your name or your e-mail address.',
  },
  repeated: {
    es: 'Esta contraseña repite los mismos pocos caracteres. Elige otra.',
    en: 'This password repeats the same few characters. Choose another one.',
  },
}

type Arguments = { data?: { email?: unknown; name?: unknown; password?: unknown; token?: unknown }; id?: string }

async function readForbiddenNames(req: PayloadRequest, { data, id }: Arguments): Promise<string[]> {
  const account = data?.token
    ? await findAccount(req, { resetPasswordToken: { equals: data.token } })
    : id
      ? await findAccount(req, { id: { equals: id } })
      : await findAccount(req, byEmail(String(data?.email ?? '')))
  const submittedOwner = { name: String(data?.name ?? ''), email: String(data?.email ?? '') }
  return passwordNames(submittedOwner, { name: account?.name, email: account?.email })
}

/** Rejects a weak password wherever one is set: by invitation, on the account page or by a password reset. */
export const checkPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!['create', 'update', 'updateByID', 'resetPassword'].includes(operation)) return args
  const operationArgs = args as Arguments
  const password = operationArgs.data?.password
  if (password === undefined || password === null) return args
  const problem = passwordProblem(String(password), {
    commonPasswords,
    names: await readForbiddenNames(req, operationArgs),
  })
  if (!problem) return args
  throw new ValidationError({
    collection: 'users',
    errors: [{ path: 'password', message: localizeFor(req, problemMessages[problem]) }],
    req,
  })
}
