import type { ReactNode } from 'react'
import { referralProgramme } from '@/content/referral-programme'
import { LanguageProvider } from '@/i18n/language'
import type { Locale } from '@/i18n/locales'
import { PageBanner } from '@/sections/page-banner/page-banner'
import { PictureHead } from '@/sections/picture-head/picture-head'
import { ReferralForm } from '@/sections/referral-form/referral-form'
import { ReferralPrizes } from '@/sections/referral-prizes/referral-prizes'
import { ReferralRewards } from '@/sections/referral-rewards/referral-rewards'
import { ReferralSteps } from '@/sections/referral-steps/referral-steps'
import { ButtonLink } from '@/ui/button'

export function ReferralsPage({ locale, referralForm }: { locale: Locale; referralForm?: ReactNode }) {
  const { header, rewards, steps, form, banner, prizes } = referralProgramme(locale)
  return (
    <LanguageProvider locale={locale}>
      <PictureHead {...header}>
        <ButtonLink href="#referred-steps" icon="arrow-down">
          {header.firstButton}
        </ButtonLink>
        <ButtonLink href="#referred-form" look="line">
          {header.secondButton}
        </ButtonLink>
      </PictureHead>
      <ReferralRewards rewards={rewards} />
      <ReferralSteps steps={steps} />
      <ReferralForm heading={form} form={referralForm} />
      <PageBanner {...banner}>
        <ButtonLink href="#referred-form" icon="arrow-right">
          {banner.button}
        </ButtonLink>
      </PageBanner>
      <ReferralPrizes prizes={prizes} />
    </LanguageProvider>
  )
}
