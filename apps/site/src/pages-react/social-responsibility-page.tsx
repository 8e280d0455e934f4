import type { ReactNode } from 'react'
import { socialCampaigns, socialResponsibilityContent } from '@/content/social-responsibility'
import { LanguageProvider } from '@/i18n/language'
import type { Locale } from '@/i18n/locales'
import { pathFor } from '@/i18n/routes'
import { Contact } from '@/sections/contact/contact'
import { PageBanner } from '@/sections/page-banner/page-banner'
import { PictureHead } from '@/sections/picture-head/picture-head'
import { SocialCampaigns } from '@/sections/social-campaigns/social-campaigns'
import { SocialSolutions } from '@/sections/social-solutions/social-solutions'
import { ButtonLink } from '@/ui/button'

export function SocialResponsibilityPage({ locale, contactForm }: { locale: Locale; contactForm?: ReactNode }) {
  const content = socialResponsibilityContent(locale)
  return (
    <LanguageProvider locale={locale}>
      <PictureHead {...content.header} />
      <SocialCampaigns {...content.community} campaigns={socialCampaigns('community', locale)} />
      <SocialSolutions solutions={content.solutions} />
      <SocialCampaigns {...content.environment} campaigns={socialCampaigns('environment', locale)} mirrored />
      <PageBanner {...content.newsBanner}>
        <ButtonLink href={pathFor('news', locale)} icon="arrow-right">
          {content.newsBanner.button}
        </ButtonLink>
      </PageBanner>
      <Contact {...content.contact} form={contactForm} />
    </LanguageProvider>
  )
}
