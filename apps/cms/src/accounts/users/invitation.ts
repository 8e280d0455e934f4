import { randomBytes } from 'node:crypto'
import type { CollectionAfterOperationHook, CollectionBeforeValidateHook, Payload, PayloadRequest } from 'payload'
import { localizedError } from '../../panel/language/refusal'
import { recordAccess } from '../../platform/access-log/record-access'
import { cmsEnv } from '../../platform/env'
import { INVITATION_MS } from '../invitations/invitation-time'
import { type Account, invitation, isInvitation } from './account'
import { accountMail } from './account-mail'

/** Returns a link with which the owner of the account sets its password, once. */
export async function invitationLink(payload: Payload, email: string, req?: PayloadRequest): Promise<string> {
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
    expiration: INVITATION_MS,
    req: req ?? { context: { [invitation]: true } },
  })
  return `${cmsEnv().CMS_URL}/admin/bienvenida/${token}`
}

type Invited = Pick<Account, 'name' | 'email' | 'language'>

/** Sends the invitation. No one chooses a password for someone else: an account starts with a random one. */
export async function sendInvitation(payload: Payload, { name, email, language }: Invited, link: string) {
  const mail = await accountMail({ kind: 'invitation', locale: language, name, link })
  await payload.sendEmail({ to: email, ...mail })
}

export const passwordForInvited: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  if (operation !== 'create' || !data || data.password) return data
  req.context[invitation] = true
  const by = (req.user as { name?: string } | null)?.name ?? null
  return {
    ...data,
    password: randomBytes(32).toString('base64url'),
    invitedAt: new Date().toISOString(),
    invitedBy: by,
    joinedAt: null,
  }
}

export const inviteNewAccount: CollectionAfterOperationHook = async ({ operation, result, req }) => {
  if (operation !== 'create' || !isInvitation(req)) return result
  const account = result as unknown as Account
  const link = await invitationLink(req.payload, account.email, req)
  await sendInvitation(req.payload, account, link).catch(() => {
    // The mail server's log has the reason. The account is not created, so that the invitation can be repeated.
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
