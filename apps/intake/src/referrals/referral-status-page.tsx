import { type Cents, shortPen } from '@app/domain/money/money'
import type { ReferralStatus } from '@app/domain/referral/referral-status'
import { AnswerPage } from '../pages/answer-page'
import { Facts } from '../pages/answer-parts'
import type { PageLink } from '../pages/page-link'
import { referralTexts } from './referral.messages'

export type ReferralState = { firstName: string | null; status: ReferralStatus; amountCents: Cents | null }

type ReferralStatusPageProps = { locale: 'es' | 'en'; code: string; referrals: ReferralState[]; back: PageLink }

/** Renders the status of a referral. It shows only the first name of a referred person, as the referrer typed it. */
export function ReferralStatusPage({ locale, code, referrals, back }: ReferralStatusPageProps) {
  const texts = referralTexts[locale]
  const facts = referrals.map(({ firstName, status, amountCents }) => ({
    name: firstName ?? texts.byLink,
    value: texts.statuses[status],
    note: amountCents === null ? texts.notes[status] : texts.reward(shortPen(amountCents)),
  }))
  const text = facts.length > 0 ? texts.text : texts.nobody
  return (
    <AnswerPage locale={locale} title={texts.title} text={text} reference={code} back={back}>
      {facts.length > 0 && <Facts facts={facts} />}
      <p>{texts.note}</p>
    </AnswerPage>
  )
}
