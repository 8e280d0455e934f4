import type { ReactNode } from 'react'
import { allArticles, newsCategories, newsPageContent, recentArticles } from '@/content/news'
import { siteSettings } from '@/content/settings'
import { LanguageProvider } from '@/i18n/language'
import type { Locale } from '@/i18n/locales'
import { Contact } from '@/sections/contact/contact'
import { NewsList } from '@/sections/news-list/news-list'
import { PageBanner } from '@/sections/page-banner/page-banner'
import { PictureHead } from '@/sections/picture-head/picture-head'
import { SocialLinks } from '@/ui/social-links'

export function NewsPage({ locale, contactForm }: { locale: Locale; contactForm?: ReactNode }) {
  const { header, banner, contact } = newsPageContent(locale)
  return (
    <LanguageProvider locale={locale}>
      <PictureHead {...header} image={header.poster} />
      <NewsList articles={allArticles(locale)} categories={newsCategories(locale)} recent={recentArticles(locale)} />
      <PageBanner {...banner}>
        <h3>{banner.socialsTitle}</h3>
        <SocialLinks socials={siteSettings(locale).socials} />
      </PageBanner>
      <Contact {...contact} form={contactForm} />
    </LanguageProvider>
  )
}
