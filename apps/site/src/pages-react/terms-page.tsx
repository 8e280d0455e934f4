import type { ReactNode } from 'react'
import { allCampaigns } from '@/content/campaigns'
import { termsPage, termsSections } from '@/content/terms'
import { LanguageProvider } from '@/i18n/language'
import type { Locale } from '@/i18n/locales'
import { Contact } from '@/sections/contact/contact'
import { TermsBody } from '@/sections/terms-body/terms-body'
import { Lead } from '@/ui/duo'
import { PageHead } from '@/ui/page-head'

export function TermsPage({ locale, contactForm }: { locale: Locale; contactForm?: ReactNode }) {
  const { title, titleBold, lead, contact } = termsPage(locale)
  return (
    <LanguageProvider locale={locale}>
      <PageHead title={title} titleBold={titleBold}>
        <Lead>{lead}</Lead>
      </PageHead>
      <TermsBody sections={termsSections(locale)} campaigns={allCampaigns(locale)} />
      <Contact {...contact} form={contactForm} />
    </LanguageProvider>
  )
}
