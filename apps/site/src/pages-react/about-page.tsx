import type { ReactNode } from 'react'
import { aboutContent } from '@/content/about'
import { allProjects } from '@/content/projects'
import { LanguageProvider } from '@/i18n/language'
import type { Locale } from '@/i18n/locales'
import { AboutCertifications } from '@/sections/about-certifications/about-certifications'
import { AboutChronology } from '@/sections/about-chronology/about-chronology'
import { AboutHead } from '@/sections/about-head/about-head'
import { AboutPurpose } from '@/sections/about-purpose/about-purpose'
import { AboutStatistics } from '@/sections/about-statistics/about-statistics'
import { AboutValues } from '@/sections/about-values/about-values'
import { Contact } from '@/sections/contact/contact'
import { Related } from '@/sections/related/related'

export function AboutPage({ locale, contactForm }: { locale: Locale; contactForm?: ReactNode }) {
  const about = aboutContent(locale)
  return (
    <LanguageProvider locale={locale}>
      <AboutHead header={about.header} history={about.history} />
      <AboutPurpose mission={about.mission} vision={about.vision} />
      <Related {...about.projects} projects={allProjects(locale)} />
      <AboutValues values={about.values} />
      <AboutChronology chronology={about.chronology} />
      <AboutCertifications certifications={about.certifications} />
      <AboutStatistics statistics={about.statistics} />
      <Contact {...about.contact} form={contactForm} />
    </LanguageProvider>
  )
}
