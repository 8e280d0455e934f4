import { cmsEnv } from '../../platform/env'
import type { Account } from './account'
import { accountMail, accountMailSubject } from './account-mail'

type ResetRequest = { token?: string; user?: unknown }

const localeOf = (account: Account) => account.language ?? 'es'

/** Replaces Payload's password reset mail with a mail in the language of the account. */
export const forgotPassword = {
  async generateEmailHTML({ token, user }: ResetRequest = {}) {
    const account = user as Account
    const link = `${cmsEnv().CMS_URL}/admin/reset/${token}`
    const { html } = await accountMail({ kind: 'reset', locale: localeOf(account), name: account.name, link })
    return html
  },
  generateEmailSubject: ({ user }: ResetRequest = {}) =>
    accountMailSubject({ kind: 'reset', locale: localeOf(user as Account) }),
}
