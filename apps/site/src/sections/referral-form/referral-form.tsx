import './referral-form.css'
import { type ReactNode, useId } from 'react'
import { type ReferralProgrammeView, referralTermsPath } from '@/content/referral-programme'
import { useLanguage } from '@/i18n/language'
import { TextLink } from '@/ui/button'
import { Duo, Lead } from '@/ui/duo'

type ReferralFormProps = {
  heading: ReferralProgrammeView['form']
  /** The form arrives as a slot of the route, because only routes can hydrate an island. */
  form: ReactNode
}

export function ReferralForm({ heading, form }: ReferralFormProps) {
  const { locale, t } = useLanguage()
  const headingId = useId()
  return (
    <section className="section refer" id="referred-form" aria-labelledby={headingId}>
      <div className="wrap refer__grid">
        <div className="refer__words">
          <Duo id={headingId} title={heading.title} titleBold={heading.titleBold} />
          <Lead>{heading.lead}</Lead>
          <TextLink href={referralTermsPath(locale)}>{t('referral.terms')}</TextLink>
        </div>
        <div className="refer__form" data-form="">
          {form}
        </div>
      </div>
    </section>
  )
}
