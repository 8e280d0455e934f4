import type { ReactNode } from 'react'
import { articleByNumber, newsPageContent, recentArticles } from '@/content/news'
import { LanguageProvider } from '@/i18n/language'
import type { Locale } from '@/i18n/locales'
import { ArticleBody } from '@/sections/article-body/article-body'
import { ArticleHead } from '@/sections/article-head/article-head'
import { Contact } from '@/sections/contact/contact'

type ArticlePageProps = {
  number: number
  locale: Locale
  /** The article's full address, for those who share it. */
  address: string
  contactForm?: ReactNode
}

export function ArticlePage({ number, locale, address, contactForm }: ArticlePageProps) {
  const article = articleByNumber(number, locale)
  return (
    <LanguageProvider locale={locale}>
      <article>
        <ArticleHead article={article} />
        <ArticleBody article={article} recent={recentArticles(locale, number)} address={address} />
      </article>
      <Contact {...newsPageContent(locale).contact} form={contactForm} />
    </LanguageProvider>
  )
}
