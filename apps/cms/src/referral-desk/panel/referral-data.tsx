import { documentKind } from '@sillar/domain/person/person-keys'
import { spacedPhone } from '@sillar/domain/phone/phone-number'
import { inboxWords } from '../../inbox/words'
import { dayAndTime } from '../../start/say-when'
import { Fact } from '../../theme/fact'
import type { Referral } from '../read-referrals'
import { referralWords } from '../words'

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
