import { formatDay } from '@app/domain/calendar/format-date'
import { humanInstant } from '@app/domain/calendar/human-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { languageOf } from '../../panel/language/language'
import { activeRole, type SignedInUser, sessionOf } from '../../platform/access/active-role'
import { may } from '../../platform/access/apply-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { cmsEnv } from '../../platform/env'
import { readFeedDate } from '../calendar-feed/calendar-feed.endpoints'
import { CalendarFeedBox } from '../calendar-feed/calendar-feed-box'
import { PushDevice } from '../push/push-device'
import { readSecondFactorState } from '../second-factor/second-factor-store'
import { findAccount } from '../users/account'
import { accountMessages } from '../users/messages'
import { DetailsForm } from './details-form'
import { OwnPasswordForm } from './own-password-form'
import { OwnSessions } from './own-sessions'
import { readOpenSessions } from './own-sessions.endpoint'
import { RenewCodes } from './renew-codes'
import '../users/views/accounts.css'

/** Renders the page where users manage their own account. */
export async function AccountView({ initPageResult: { req } }: AdminViewServerProps) {
  const role = activeRole(req.user)
  const account = role && (await findAccount(req, { id: { equals: req.user?.id } }))
  if (!account) redirect('/admin')
  const language = languageOf(req.i18n)
  const { account: messages, calendar, roles, sessions } = accountMessages[language]
  const { VAPID_PUBLIC_KEY: publicKey } = cmsEnv()
  const pool = payloadPool(req.payload)
  const worksOnLeads = may(req.user, 'work on leads')
  const now = new Date()
  const currentSession = sessionOf(req.user as unknown as SignedInUser)
  const [secondFactor, openSessions, feedDate] = await Promise.all([
    readSecondFactorState(pool, account.id),
    readOpenSessions(pool, account.id),
    worksOnLeads ? readFeedDate(pool, account.id) : undefined,
  ])
  return (
    <main>
      <SetStepNav nav={[{ label: messages.title.join(' ') }]} />
      <Gutter className="desk">
        <div className="desk__head">
          <div>
            <h1>
              {messages.title[0]} <b>{messages.title[1]}</b>
            </h1>
            <p className="desk-soft">
              {messages.intro(account.email, roles[role][0])} {messages.fixed}
            </p>
          </div>
          <a className="desk-btn" href="/admin/logout">
            {messages.logOut}
          </a>
        </div>
        <div className="account-page">
          <section className="desk-box">
            <h2>
              {messages.details[0]} <b>{messages.details[1]}</b>
            </h2>
            <DetailsForm id={account.id} language={language} mailLanguage={account.language} name={account.name} />
          </section>
          <section className="desk-box">
            <h2>
              {messages.enter[0]} <b>{messages.enter[1]}</b>
            </h2>
            <OwnPasswordForm language={language} owner={{ name: account.name, email: account.email }} />
            <h3>{messages.factor}</h3>
            <p>
              {secondFactor
                ? messages.factorOn(formatDay(limaDateOf(new Date(secondFactor.since)), language, 'short'))
                : messages.factorOff}
            </p>
            {secondFactor && <RenewCodes email={account.email} language={language} remaining={secondFactor.codes} />}
          </section>
          <section className="desk-box">
            <h2>
              {sessions.title[0]} <b>{sessions.title[1]}</b>
            </h2>
            <OwnSessions
              language={language}
              sessions={openSessions.map(({ id, createdAt }) => ({
                id,
                since: humanInstant(createdAt, now, language),
                isCurrent: id === currentSession?.id,
              }))}
            />
          </section>
          {worksOnLeads && (
            <section className="desk-box">
              <h2>
                {calendar.title[0]} <b>{calendar.title[1]}</b>
              </h2>
              <CalendarFeedBox
                createdOn={feedDate && formatDay(limaDateOf(feedDate), language, 'short')}
                language={language}
              />
            </section>
          )}
          {publicKey && worksOnLeads && (
            <section className="desk-box">
              <h2>
                {messages.push[0]} <b>{messages.push[1]}</b>
              </h2>
              <PushDevice language={language} publicKey={publicKey} />
            </section>
          )}
        </div>
      </Gutter>
    </main>
  )
}
