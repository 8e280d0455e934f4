import { randomBytes } from 'node:crypto'
import type { CollectionAfterOperationHook, CollectionBeforeValidateHook, Payload, PayloadRequest } from 'payload'
import { localizedError } from '../../panel/language/localized-error'
import { recordAccess } from '../../platform/access-log/record-access'
import { cmsEnv } from '../../platform/env'
import { INVITATION_MS } from '../invitations/invitation-time'
import { type Account, invitationContext, isInvitation } from './account'
import { accountMail } from './account-mail'

/** Creates a one-time link with which the owner of an account chooses a password. */
export async function createInvitationLink(payload: Payload, email: string, req?: PayloadRequest): Promise<string> {
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
    expiration: INVITATION_MS,
    req: req ?? { context: { [invitationContext]: true } },
  })
  return `${cmsEnv().CMS_URL}/admin/bienvenida/${token}`
}

type InvitedAccount = Pick<Account, 'name' | 'email' | 'language'>

export async function sendInvitation(payload: Payload, { name, email, language }: InvitedAccount, link: string) {
  const mail = await accountMail({ kind: 'invitation', locale: language, name, link })
  await payload.sendEmail({ to: email, ...mail })
}

/**
 * Marks a new account without a password as invited and gives it a random password, because only its owner may choose
 * the real one.
 */
export const setRandomPassword: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  if (operation !== 'create' || !data || data.password) return data
  req.context[invitationContext] = true
  const inviterName = (req.user as { name?: string } | null)?.name ?? null
  return {
    ...data,
    password: randomBytes(32).toString('base64url'),
    invitedAt: new Date().toISOString(),
    invitedBy: inviterName,
    joinedAt: null,
  }
}

export const inviteNewAccount: CollectionAfterOperationHook = async ({ operation, result, req }) => {
  if (operation !== 'create' || !isInvitation(req)) return result
  const account = result as unknown as Account
  const link = await createInvitationLink(req.payload, account.email, req)
  await sendInvitation(req.payload, account, link).catch(() => {
    // The error rolls back the new account, so the administrator can send the invitation again.
    throw localizedError(
      req,
      {
        es: 'No se pudo enviar la invitación y por eso no se creó la cuenta. Inténtalo de nuevo.',
        en: 'The invitation could not be sent, so the account was not created. Try again.',
      },
      502,
    )
  })
  await recordAccess(req, 'invited', account.email)
  return result
}
