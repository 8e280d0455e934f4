import type { AdminViewServerProps } from 'payload'
import { isRole } from '../../platform/access/roles'
import { EntrancePage } from '../entrance/entrance-page'
import { findAccount } from '../users/account'
import { type AccountLanguage, accountLanguage, accountMessages, sayMoment } from '../users/messages'
import { WelcomeForm } from './welcome-form'

/**
 * Where the link of an invitation leads. Custom views are open to people who are not signed in; the token of the link
 * is what lets them choose a password.
 */
export async function WelcomeView({ initPageResult: { req }, params }: AdminViewServerProps) {
  const token = String([params?.segments].flat()[1] ?? '')
  const account = await findAccount(req, {
    and: [
      { resetPasswordToken: { equals: token } },
      { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
    ],
  })
  if (!token || !account) return <InvitationGone language={accountLanguage(req.i18n.language)} />
  const messages = accountMessages[account.language]
  const { welcome: words, roles } = messages
  const role = isRole(account.role) ? roles[account.role][0] : account.role
  const until = sayMoment(account.resetPasswordExpiration ?? new Date(), account.language)
  return (
    <EntrancePage lang={account.language} messages={messages} step={1}>
      <h1>
        {words.hello(account.name)} <b>{words.title}</b>
      </h1>
      <p>
        {words.lead(account.invitedBy ?? undefined)} <b>{role}</b>. {words.email} <b>{account.email}</b>.
      </p>
      <WelcomeForm language={account.language} owner={{ name: account.name, email: account.email }} token={token} />
      <p className="desk-soft">{words.until(until)}</p>
    </EntrancePage>
  )
}

function InvitationGone({ language }: { language: AccountLanguage }) {
  const messages = accountMessages[language]
  const { welcome: words } = messages
  return (
    <EntrancePage messages={messages}>
      <h1>{words.gone}</h1>
      <p>{words.goneHelp}</p>
      <p>
        <a className="desk-btn" href="/admin/login">
          {words.toLogin}
        </a>
      </p>
    </EntrancePage>
  )
}
