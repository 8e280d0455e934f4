import { formatInstant } from '@app/domain/calendar/format-date'
import { documentKind } from '@app/domain/person/person-keys'
import { spacedPhone } from '@app/domain/phone/phone-number'
import { Fact } from '../../../panel/theme/fact'
import { leadLabel } from '../../leads/leads.collection'
import { leadMessages } from '../../leads/messages'
import { referralMessages } from '../messages'
import type { Referral } from '../read-referrals'

export function ReferralData({ referral, language }: { referral: Referral; language: 'es' | 'en' }) {
  const [messages, common] = [referralMessages[language], leadMessages[language]]
  return (
    <section className="desk-box" aria-label={messages.person}>
      <dl className="facts">
        <Fact name={leadLabel('phone', language)}>{spacedPhone(referral.phone)}</Fact>
        {referral.document && (
          <Fact name={leadLabel('document', language)}>
            {documentKind(referral.documentTypeId)} {referral.document}
          </Fact>
        )}
        <Fact name={common.received}>{formatInstant(referral.receivedAt, language)}</Fact>
        {referral.lead && (
          <Fact name={messages.leadOfReferral}>
            <a href={`/admin/consultas/${referral.lead.id}`}>{referral.lead.reference}</a>
            <small>{common.states[referral.lead.state]}</small>
            <small>{messages.byLinkNote}</small>
          </Fact>
        )}
        <Fact name={messages.referrer}>
          {referral.referrer}
          <small>{spacedPhone(referral.referrerPhone)}</small>
          <small>{referral.referrerEmail}</small>
        </Fact>
      </dl>
    </section>
  )
}
