import { cmsEnv } from '../../platform/env'
import type { Account } from './account'
import { accountMail } from './account-mail'

type Asked = { token?: string; user?: unknown }

/** Payload makes the token and sends; the words are ours, in the language of the account. */
const mailFor = (asked: Asked) => {
  const { name, language } = asked.user as Account
  const link = `${cmsEnv().CMS_URL}/admin/reset/${asked.token}`
  return accountMail({ kind: 'reset', locale: language ?? 'es', name, link })
}

export const forgotPassword = {
  generateEmailHTML: (asked?: Asked) => mailFor(asked ?? {}).html,
  generateEmailSubject: (asked?: Asked) => mailFor(asked ?? {}).subject,
}
