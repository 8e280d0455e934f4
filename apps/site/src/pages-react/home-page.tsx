import type { ReactNode } from 'react'
import { campaignNotices } from '@/content/campaigns'
import { homeContent, testimonials } from '@/content/home'
import { allArticles } from '@/content/news'
import { allProjects, projectBySlug } from '@/content/projects'
import { LanguageProvider } from '@/i18n/language'
import type { Locale } from '@/i18n/locales'
import { AboutTeaser } from '@/sections/about-teaser/about-teaser'
import { CampaignNotice } from '@/sections/campaign-notice/campaign-notice'
import { Claims } from '@/sections/claims/claims'
import { Contact } from '@/sections/contact/contact'
import { Hero } from '@/sections/hero/hero'
import { NewsTeaser } from '@/sections/news-teaser/news-teaser'
import { ProjectGrid } from '@/sections/project-grid/project-grid'
import { Testimonials } from '@/sections/testimonials/testimonials'

type HomePageProps = { locale: Locale; contactForm?: ReactNode }

export function HomePage({ locale, contactForm }: HomePageProps) {
  const home = homeContent(locale)
  const voices = testimonials(locale).map((voice) => ({
    ...voice,
    projectName: projectBySlug(voice.project, locale).name,
  }))
  return (
    <LanguageProvider locale={locale}>
      <Hero hero={home.hero} />
      <Claims claims={home.claims} />
      <CampaignNotice campaigns={campaignNotices(locale)} />
      <ProjectGrid {...home.projects} projects={allProjects(locale)} />
      <AboutTeaser about={home.about} certifications={home.certifications} />
      <NewsTeaser {...home.news} articles={allArticles(locale).slice(0, 5)} />
      <Testimonials {...home.testimonials} voices={voices} />
      <Contact {...home.contact} form={contactForm} />
    </LanguageProvider>
  )
}
