import { documentKind } from '@sillar/domain/person/person-keys'
import { spacedPhone } from '@sillar/domain/phone/phone-number'
import { dayAndTime } from '../../../panel/dates/format-time'
import { Fact } from '../../../panel/theme/fact'
import { inboxWords } from '../../leads/messages'
import { referralWords } from '../messages'
import type { Referral } from '../read-referrals'

/** What the referrer sent. It is read here and changed nowhere. */
export function ReferralData({ referral, language }: { referral: Referral; language: 'es' | 'en' }) {
  const [say, common] = [referralWords[language], inboxWords[language]]
  return (
    <section className="desk-box" aria-label={say.person}>
      <dl className="facts">
        <Fact name={common.phone}>{spacedPhone(referral.phone)}</Fact>
        {referral.document && (
          <Fact name={common.document}>
            {documentKind(referral.documentTypeId)} {referral.document}
          </Fact>
        )}
        <Fact name={common.received}>{dayAndTime(referral.receivedAt, language)}</Fact>
        <Fact name={say.referrer}>
          {referral.referrer}
          <small>{spacedPhone(referral.referrerPhone)}</small>
          <small>{referral.referrerEmail}</small>
        </Fact>
      </dl>
    </section>
  )
}
