import type { AdminViewServerProps } from 'payload'
import { isRole } from '../../access/roles'
import { findAccount } from '../account'
import { accountLanguage, accountMessages, sayMoment } from '../messages'
import { WelcomeForm } from './welcome-form'
import '../accounts.css'

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
  const { welcome: words, roles } = accountMessages[account.language]
  const role = isRole(account.role) ? roles[account.role][0] : account.role
  const until = sayMoment(account.resetPasswordExpiration ?? new Date(), account.language)
  return (
    <main className="welcome-page" lang={account.language}>
      <h1>
        {words.hello(account.name)} <b>{words.title}</b>
      </h1>
      <p>
        {words.lead(account.invitedBy ?? undefined, role)} {words.email(account.email)}
      </p>
      <WelcomeForm email={account.email} language={account.language} token={token} />
      <p>{words.next}</p>
      <p className="desk-soft">{words.until(until)}</p>
    </main>
  )
}

function InvitationGone({ language }: { language: 'es' | 'en' }) {
  const { welcome: words } = accountMessages[language]
  return (
    <main className="welcome-page">
      <h1>{words.gone}</h1>
      <p>{words.goneHelp}</p>
      <p>
        <a href="/admin/login">{words.toLogin}</a>
      </p>
    </main>
  )
}
