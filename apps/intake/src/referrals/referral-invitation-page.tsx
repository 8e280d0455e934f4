import { AnswerPage } from '../pages/answer-page'
import { Choices } from '../pages/answer-parts'
import { pageTexts } from '../pages/page.messages'
import { homeLink } from '../pages/page-link'
import { referralTexts } from './referral.messages'

export type InvitationAnswer = 'confirmed' | 'declined'

type ReferralInvitationPageProps = {
  locale: 'es' | 'en'
  token: string
  /** First name and initial. */
  referrer: string
  givenAnswer: InvitationAnswer | null
  /** True if the person has just answered. */
  isNew: boolean
}

export function ReferralInvitationPage({ locale, token, referrer, givenAnswer, isNew }: ReferralInvitationPageProps) {
  const { invitation } = referralTexts[locale]
  const { title, text } = givenAnswer ? invitation.answers[givenAnswer] : invitation.question(referrer)
  const choices = (['confirmed', 'declined'] as const)
    .filter((answer) => answer !== givenAnswer)
    .map((answer) => ({ label: invitation[answer], fields: { t: token, l: locale, answer } }))
  return (
    <AnswerPage locale={locale} title={title} text={text} back={homeLink(locale, pageTexts[locale].home)}>
      {!isNew && <Choices action="/api/referrals/invitation" choices={choices} />}
      <p>{isNew ? invitation.again : invitation.why(referrer)}</p>
    </AnswerPage>
  )
}
