import { dayInWords } from '@sillar/domain/calendar/day-in-words'
import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { callLink } from '@sillar/domain/lead/contact-links'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { may } from '../../access/apply-access'
import { payloadPool } from '../../database/payload-pool'
import { DeskIcon } from '../../inbox/panel/desk-icon'
import { DeskPage } from '../../inbox/panel/desk-page'
import { Timeline } from '../../inbox/panel/timeline'
import { inboxWords } from '../../inbox/words'
import { languageOf } from '../../navigation/rooms-of'
import { dayAndTime } from '../../start/say-when'
import { type Referral, readReferral, readReferralHistory } from '../read-referrals'
import { referralWords } from '../words'
import { ContactButtons } from './contact-buttons'
import { InvitationBox } from './invitation-box'
import { ReferralData } from './referral-data'
import { referralHistory } from './referral-history'
import { ReferralNote } from './referral-note'
import { ReferralState } from './referral-state'
import { RewardBox, type ShownReward } from './reward-box'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** One referred person: what was sent, untouched, and beside it what staff make of it and what the referrer earns. */
export async function ReferralView(props: AdminViewServerProps) {
  const { payload, user, i18n } = props.initPageResult.req
  const id = String((props.params?.segments as string[] | undefined)?.[1] ?? '')
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/referidos/${id}`)}`)
  if (!may(user, 'work on referrals')) redirect('/admin')
  if (!uuid.test(id)) notFound()
  const pool = payloadPool(payload)
  const referral = await readReferral(pool, id)
  if (!referral) notFound()
  const language = languageOf(i18n)
  const [say, common] = [referralWords[language], inboxWords[language]]
  const history = referralHistory(referral, await readReferralHistory(pool, id), language)
  const isDeclined = referral.answer === 'declined'
  const today = limaDateOf(new Date())
  return (
    <DeskPage {...props} crumbs={[{ label: say.title, url: '/referidos' }, { label: referral.reference }]}>
      <div className="desk__head">
        <h1>
          {referral.firstName} <b>{referral.lastName}</b>
        </h1>
        {!isDeclined && (
          <p className="desk-buttons">
            <a className="desk-btn" href={callLink(referral.phone)}>
              <DeskIcon name="phone" />
              {common.call}
            </a>
            <ContactButtons person={id} language={language} />
          </p>
        )}
      </div>
      {isDeclined && (
        <div className="desk-box referral-warning" role="note">
          <h2>{say.declinedTitle}</h2>
          <p>{say.declinedNote}</p>
        </div>
      )}
      {referral.first && (
        <div className="desk-box referral-warning" role="note">
          <h2>{say.repeatedTitle}</h2>
          <p>
            {say.repeatedNote(referral.first.referrer, referral.first.reference)}{' '}
            <a href={`/admin/referidos/${referral.first.id}`}>{say.toFirst}</a>
          </p>
        </div>
      )}
      <div className="meta">
        <ReferralState
          key={referral.state}
          person={id}
          state={referral.state}
          isDeclined={isDeclined}
          today={today}
          language={language}
        />
        <p className="meta__field">
          <span>{say.answer}</span>
          <b>{say.answers[referral.answer ?? ''] ?? say.notAsked}</b>
        </p>
        <p className="meta__field">
          <span>{say.referrer}</span>
          <b>{referral.referrer}</b>
        </p>
        <p className="meta__field">
          <span>{common.code}</span>
          <b>{referral.reference}</b>
        </p>
      </div>
      <div className="lead">
        <section className="desk-box" aria-labelledby="desk-happened">
          <h2 id="desk-happened">
            {common.what} <b>{common.happened}</b>
          </h2>
          <ReferralNote person={id} language={language} />
          <Timeline entries={history} maySend={false} language={language} />
        </section>
        <div className="lead__side">
          <RewardBox
            reward={shown(referral, language)}
            mayDecide={may(user, 'approve and pay rewards')}
            today={today}
            language={language}
          />
          {!isDeclined && <InvitationBox person={id} language={language} />}
          <ReferralData referral={referral} language={language} />
        </div>
      </div>
    </DeskPage>
  )
}

function shown({ reward, state }: Referral, language: 'es' | 'en'): ShownReward | null {
  if (!reward) return null
  const say = referralWords[language]
  const { id, place, amountCents, approvedBy, approvedAt, paidBy, paidOn, proof } = reward
  return {
    id,
    place,
    amountCents,
    state: reward.state,
    approved: approvedBy && approvedAt ? say.approvedBy(approvedBy, dayAndTime(approvedAt, language)) : null,
    paid: paidBy && paidOn ? say.paidBy(paidBy, dayInWords(paidOn, language)) : null,
    proof,
    isWithoutSale: reward.state === 'paid' && state !== 'won',
  }
}
