import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { activeRole } from '../../platform/access/active-role'
import { payloadPool } from '../../platform/database/payload-pool'
import { secondFactorState } from '../second-factor/second-factor-store'
import { findAccount } from '../users/account'
import { accountLanguage, accountMessages, sayDay } from '../users/messages'
import { DetailsForm } from './details-form'
import { OwnPasswordForm } from './own-password-form'
import { RenewCodes } from './renew-codes'
import '../users/views/accounts.css'

/** One's own account, the same for every role. */
export async function AccountView({ initPageResult: { req } }: AdminViewServerProps) {
  const role = activeRole(req.user)
  const account = role && (await findAccount(req, { id: { equals: req.user?.id } }))
  if (!account) redirect('/admin')
  const language = accountLanguage(req.i18n.language)
  const { account: words, roles } = accountMessages[language]
  const factor = await secondFactorState(payloadPool(req.payload), account.id)
  return (
    <main>
      <SetStepNav nav={[{ label: words.title.join(' ') }]} />
      <Gutter className="desk">
        <div className="desk__head">
          <div>
            <h1>
              {words.title[0]} <b>{words.title[1]}</b>
            </h1>
            <p className="desk-soft">
              {words.lead(account.email, roles[role][0])} {words.fixed}
            </p>
          </div>
          <a className="desk-btn" href="/admin/logout">
            {words.logOut}
          </a>
        </div>
        <div className="account-page">
          <section className="desk-box">
            <h2>
              {words.details[0]} <b>{words.details[1]}</b>
            </h2>
            <DetailsForm id={account.id} language={language} mailLanguage={account.language} name={account.name} />
          </section>
          <section className="desk-box">
            <h2>
              {words.enter[0]} <b>{words.enter[1]}</b>
            </h2>
            <OwnPasswordForm language={language} owner={{ name: account.name, email: account.email }} />
            <h3>{words.factor}</h3>
            <p>{factor ? words.factorOn(sayDay(factor.since, language)) : words.factorOff}</p>
            {factor && <RenewCodes email={account.email} language={language} left={factor.codes} />}
          </section>
        </div>
      </Gutter>
    </main>
  )
}
