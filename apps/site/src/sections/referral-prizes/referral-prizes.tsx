import './referral-prizes.css'
import { useId } from 'react'
import { type ReferralProgrammeView, referralTermsPath } from '@/content/referral-programme'
import { useLanguage } from '@/i18n/language'
import { TextLink } from '@/ui/button'
import { Duo, Lead } from '@/ui/duo'
import { Picture } from '@/ui/picture'

/** The prizes as a ruled list, the conditions one link away; the picture runs off the right edge. */
export function ReferralPrizes({ prizes }: { prizes: ReferralProgrammeView['prizes'] }) {
  const { locale, t } = useLanguage()
  const headingId = useId()
  return (
    <section className="section" aria-labelledby={headingId}>
      <div className="wrap prizes">
        <div className="prizes__words">
          <Duo id={headingId} title={prizes.title} titleBold={prizes.titleBold} />
          <Lead>{prizes.lead}</Lead>
          <dl>
            {prizes.items.map(({ title, description }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
          <TextLink href={referralTermsPath(locale)}>{t('referral.terms')}</TextLink>
        </div>
        <div className="prizes__media">
          <Picture image={prizes.image} span="two-thirds" />
        </div>
      </div>
    </section>
  )
}
