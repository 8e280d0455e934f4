import { cmsEnv } from '../../platform/env'
import type { Account } from './account'
import { accountMail, accountMailSubject } from './account-mail'

type Asked = { token?: string; user?: unknown }

const localeOf = (account: Account) => account.language ?? 'es'

/** Payload creates the token and sends the mail; the text is ours, in the language of the account. */
export const forgotPassword = {
  async generateEmailHTML({ token, user }: Asked = {}) {
    const account = user as Account
    const link = `${cmsEnv().CMS_URL}/admin/reset/${token}`
    const { html } = await accountMail({ kind: 'reset', locale: localeOf(account), name: account.name, link })
    return html
  },
  generateEmailSubject: ({ user }: Asked = {}) =>
    accountMailSubject({ kind: 'reset', locale: localeOf(user as Account) }),
}
