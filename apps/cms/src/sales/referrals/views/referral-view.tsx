import { formatDay, formatInstant } from '@app/domain/calendar/format-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { callLink } from '@app/domain/lead/contact-links'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { requirePageAccess } from '../../../panel/navigation/staff-page'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import { MetaField, RecordPage } from '../../../panel/record/record-page'
import { may } from '../../../platform/access/apply-access'
import { cmsEnv } from '../../../platform/env'
import { recordPrivacy } from '../../../privacy/record-privacy'
import { leadMessages } from '../../leads/messages'
import { answerText } from '../answer-text'
import { referralMessages } from '../messages'
import { type Referral, readReferral, readReferralHistory } from '../read-referrals'
import { ContactButtons } from './contact-buttons'
import { InvitationBox } from './invitation-box'
import { ReferralData } from './referral-data'
import { referralHistory } from './referral-history'
import { ReferralNote } from './referral-note'
import { ReferralState } from './referral-state'
import { ReferrerLinkBox } from './referrer-link-box'
import { RewardBox, type ShownReward } from './reward-box'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function ReferralView(props: AdminViewServerProps) {
  const id = String((props.params?.segments as string[] | undefined)?.[1] ?? '')
  const { req, user, pool, language } = requirePageAccess(props, `/admin/referidos/${id}`, 'work on referrals')
  if (!uuidPattern.test(id)) notFound()
  const referral = await readReferral(pool, id)
  if (!referral) notFound()
  await recordPrivacy(req, 'seen', `referred_persons:${id}`)
  const [messages, common] = [referralMessages[language], leadMessages[language]]
  const history = referralHistory(referral, await readReferralHistory(pool, id), language)
  const isDeclined = referral.answer === 'declined'
  const today = limaDateOf(new Date())
  const publicUrl = cmsEnv().PUBLIC_URL
  return (
    <RecordPage
      {...props}
      crumbs={[{ label: messages.title, url: '/referidos' }, { label: referral.reference }]}
      person={referral}
      language={language}
      contactLinks={
        !isDeclined && (
          <>
            <a className="desk-btn" href={callLink(referral.phone)}>
              <DeskIcon name="phone" />
              {common.call}
            </a>
            <ContactButtons person={id} language={language} />
          </>
        )
      }
      warnings={<Warnings referral={referral} language={language} />}
      meta={
        <>
          <ReferralState
            key={referral.state}
            person={id}
            state={referral.state}
            isDeclined={isDeclined}
            today={today}
            language={language}
          />
          <MetaField name={messages.answer}>
            <b>{answerText(referral, language)}</b>
          </MetaField>
          <MetaField name={messages.referrer}>
            <b>{referral.referrer}</b>
          </MetaField>
          <MetaField name={common.code}>
            <b>{referral.reference}</b>
          </MetaField>
        </>
      }
      noteForm={<ReferralNote person={id} newestEntry={history[0]?.id} language={language} />}
      entries={history}
      side={
        <>
          <RewardBox
            reward={toShownReward(referral, language)}
            mayDecide={may(user, 'approve and pay rewards')}
            today={today}
            language={language}
          />
          {!isDeclined && !referral.usedLink && <InvitationBox person={id} language={language} />}
          <ReferralData referral={referral} language={language} />
          {publicUrl && <ReferrerLinkBox referral={referral} publicUrl={publicUrl} language={language} />}
        </>
      }
    />
  )
}

function Warnings({ referral: { answer, firstReferral }, language }: { referral: Referral; language: 'es' | 'en' }) {
  const messages = referralMessages[language]
  return (
    <>
      {answer === 'declined' && (
        <div className="desk-box referral-warning" role="note">
          <h2>{messages.declinedTitle}</h2>
          <p>{messages.declinedNote}</p>
        </div>
      )}
      {firstReferral && (
        <div className="desk-box referral-warning" role="note">
          <h2>{messages.repeatedTitle}</h2>
          <p>
            {messages.repeatedNote(firstReferral.referrer, firstReferral.reference)}{' '}
            <a href={`/admin/referidos/${firstReferral.id}`}>{messages.toFirst}</a>
          </p>
        </div>
      )}
    </>
  )
}

function toShownReward({ reward, state }: Referral, language: 'es' | 'en'): ShownReward | null {
  if (!reward) return null
  const messages = referralMessages[language]
  const { id, number, amountCents, approvedBy, approvedAt, paidBy, paidOn, proof, proofs } = reward
  return {
    id,
    number,
    amountCents,
    state: reward.state,
    approved: approvedBy && approvedAt ? messages.approvedBy(approvedBy, formatInstant(approvedAt, language)) : null,
    paid: paidBy && paidOn ? messages.paidBy(paidBy, formatDay(paidOn, language)) : null,
    proof,
    proofs: proofs.map(({ by, at, ...file }) => ({
      ...file,
      note: messages.proofBy(by, formatInstant(new Date(at), language)),
    })),
    isWithoutSale: reward.state === 'paid' && state !== 'won',
  }
}
