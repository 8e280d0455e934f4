import { formatDay } from '@app/domain/calendar/format-date'
import type { ContactChannel } from '@app/domain/lead/contact-consent'
import { documentKind } from '@app/domain/person/person-keys'
import { spacedPhone } from '@app/domain/phone/phone-number'
import { Fact } from '../../../panel/theme/fact'
import { channelLabels } from '../channel-labels'
import { leadLabel } from '../leads.collection'
import { leadMessages } from '../messages'
import { newLeadMessages } from '../new-lead-messages'
import type { Consent, Lead } from '../read-lead'

type Props = {
  lead: Lead
  consents: Consent[]
  marketingBy: ContactChannel[]
  language: 'es' | 'en'
}

export function LeadData({ lead, consents, marketingBy, language }: Props) {
  const messages = leadMessages[language]
  const source = [lead.utmSource, lead.utmMedium].filter(Boolean).join(' / ')
  const kind = documentKind(lead.documentTypeId)
  return (
    <section className="desk-box" aria-label={messages.receivedEvent}>
      <dl className="facts">
        <Fact name={leadLabel('phone', language)}>{spacedPhone(lead.phone)}</Fact>
        {lead.email && <Fact name={leadLabel('email', language)}>{lead.email}</Fact>}
        {lead.document && (
          <Fact name={leadLabel('document', language)}>
            {kind} {lead.document}
          </Fact>
        )}
        <Fact name={leadLabel('locale', language)}>{messages.languages[lead.locale]}</Fact>
        {lead.appointmentDate && (
          <Fact name={messages.appointment}>
            {formatDay(lead.appointmentDate, language)}
            <small>
              {[
                messages.timesOfDay[lead.appointmentTimeOfDay ?? ''],
                messages.places[lead.appointmentMeetingPlace ?? ''],
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
          </Fact>
        )}
        <Fact name={messages.cameBy}>
          {lead.channel === 'web' ? source || lead.referrer || messages.direct : channelLabels[lead.channel][language]}
          {lead.enteredBy && <small>{newLeadMessages[language].enteredBy(lead.enteredBy)}</small>}
          {lead.utmCampaign && <small>{messages.campaign(lead.utmCampaign)}</small>}
          {lead.landingPage && <small>{messages.landing(lead.landingPage)}</small>}
        </Fact>
        {lead.referral && (
          <Fact name={messages.referredBy}>
            <a href={`/admin/referidos/${lead.referral.person}`}>{lead.referral.referrer}</a>
          </Fact>
        )}
        <Fact name={messages.consents}>
          {consents.length === 0 && messages.noConsents}
          {consents.map(({ purpose, granted, version, recordedBy }) => (
            <small key={purpose}>
              {messages.purposes[purpose] ?? purpose}: {granted ? messages.granted : messages.notGranted}{' '}
              <span className="desk-whole">(v. {version})</span>
              {recordedBy && ` ${messages.spokenTo(recordedBy)}`}
            </small>
          ))}
        </Fact>
        <Fact name={messages.adsNow}>
          {marketingBy.length > 0
            ? messages.adsBy(marketingBy.map((channel) => messages.byChannel[channel].toLowerCase()).join(', '))
            : messages.adsNone}
        </Fact>
      </dl>
    </section>
  )
}
