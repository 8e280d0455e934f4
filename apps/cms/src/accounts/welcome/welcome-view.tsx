import { formatInstant } from '@app/domain/calendar/format-date'
import type { AdminViewServerProps } from 'payload'
import { type Language, languageOf } from '../../panel/language/language'
import { isRole } from '../../platform/access/roles'
import { SignInLayout } from '../sign-in/sign-in-layout'
import { findAccount } from '../users/account'
import { accountMessages } from '../users/messages'
import { WelcomeForm } from './welcome-form'

/**
 * Renders the page that an invitation links to. It is open to users who are not signed in, so only a valid token shows
 * the form.
 */
export async function WelcomeView({ initPageResult: { req }, params }: AdminViewServerProps) {
  const token = String([params?.segments].flat()[1] ?? '')
  const account = await findAccount(req, {
    and: [
      { resetPasswordToken: { equals: token } },
      { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
    ],
  })
  if (!token || !account) return <InvalidInvitation language={languageOf(req.i18n)} />
  const messages = accountMessages[account.language]
  const { welcome: texts, roles } = messages
  const role = isRole(account.role) ? roles[account.role][0] : account.role
  const until = formatInstant(account.resetPasswordExpiration ?? new Date(), account.language, 'withoutYear')
  return (
    <SignInLayout lang={account.language} messages={messages} step={1}>
      <h1>
        {texts.hello(account.name)} <b>{texts.title}</b>
      </h1>
      <p>
        {texts.intro(account.invitedBy ?? undefined)} <b>{role}</b>. {texts.email} <b>{account.email}</b>.
      </p>
      <WelcomeForm language={account.language} owner={{ name: account.name, email: account.email }} token={token} />
      <p className="desk-soft">{texts.until(until)}</p>
    </SignInLayout>
  )
}

function InvalidInvitation({ language }: { language: Language }) {
  const messages = accountMessages[language]
  const { welcome: texts } = messages
  return (
    <SignInLayout messages={messages}>
      <h1>{texts.gone}</h1>
      <p>{texts.goneHelp}</p>
      <p>
        <a className="desk-btn" href="/admin/login">
          {texts.toLogin}
        </a>
      </p>
    </SignInLayout>
  )
}
