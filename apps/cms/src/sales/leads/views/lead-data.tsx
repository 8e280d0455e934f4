import { dayInWords } from '@sillar/domain/calendar/day-in-words'
import { formatPen, formatUsd, type Money } from '@sillar/domain/money/money'
import { documentKind } from '@sillar/domain/person/person-keys'
import { spacedPhone } from '@sillar/domain/phone/phone-number'
import { proformaWords } from '@sillar/domain/quote/proforma-words'
import { dayAndTime } from '../../../panel/dates/format-time'
import { Fact } from '../../../panel/theme/fact'
import { privacyWords } from '../../../privacy/messages'
import { quoteWords } from '../../quotes/messages'
import type { StoredQuote } from '../../quotes/read-quote'
import { inboxWords } from '../messages'
import type { Consent, Lead } from '../read-lead'

type Props = {
  lead: Lead
  quote: StoredQuote | undefined
  consents: Consent[]
  withdrawnAt: Date | undefined
  language: 'es' | 'en'
}

/** In one piece: no line begins or ends with the stroke between them. */
const both = ({ usd, pen }: Money) => `${formatUsd(usd)}\u00a0|\u00a0${formatPen(pen)}`

/** What the visitor sent. It is read here and changed nowhere. */
export function LeadData({ lead, quote, consents, withdrawnAt, language }: Props) {
  const say = inboxWords[language]
  const source = [lead.utmSource, lead.utmMedium].filter(Boolean).join(' / ')
  const kind = documentKind(lead.documentTypeId)
  return (
    <section className="desk-box" aria-label={say.receivedEvent}>
      <dl className="facts">
        <Fact name={say.phone}>{spacedPhone(lead.phone)}</Fact>
        {lead.email && <Fact name={say.mail}>{lead.email}</Fact>}
        {lead.document && (
          <Fact name={say.document}>
            {kind} {lead.document}
          </Fact>
        )}
        <Fact name={say.language}>{say.languages[lead.locale]}</Fact>
        {quote && (
          <Fact name={quoteWords[language].title}>
            <a href={`/admin/collections/quotes/${quote.id}`}>
              {quote.plan.months} × {both(quote.plan.instalment)}
            </a>
            {quote.lot && (
              <small>
                {quoteWords[language].lot} {quote.lot}
              </small>
            )}
            <small>
              {proformaWords[language].down}: {both(quote.plan.down)}
            </small>
          </Fact>
        )}
        {lead.visitDate && (
          <Fact name={say.visit}>
            {dayInWords(lead.visitDate, language)}
            <small>
              {[say.timesOfDay[lead.visitTimeOfDay ?? ''], say.places[lead.visitMeetingPlace ?? '']]
                .filter(Boolean)
                .join(', ')}
            </small>
          </Fact>
        )}
        <Fact name={say.cameBy}>
          {source || lead.referrer || say.direct}
          {lead.utmCampaign && <small>{say.campaign(lead.utmCampaign)}</small>}
          {lead.landingPage && <small>{say.landing(lead.landingPage)}</small>}
        </Fact>
        <Fact name={say.consents}>
          {consents.map(({ purpose, granted, version }) => (
            <small key={purpose}>
              {say.purposes[purpose] ?? purpose}: {granted ? say.granted : say.notGranted}{' '}
              <span className="desk-whole">(v. {version})</span>
            </small>
          ))}
          {withdrawnAt && (
            <b className="lead-withdrawn">
              {privacyWords[language].withdrawn} {dayAndTime(withdrawnAt, language)}
            </b>
          )}
        </Fact>
      </dl>
    </section>
  )
}
