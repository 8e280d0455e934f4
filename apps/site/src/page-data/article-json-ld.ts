import type { Locale } from '@app/domain/language/locale'
import { languageTag } from '@app/domain/language/locale'
import type { NewsArticle, Organization, WithContext } from 'schema-dts'
import { mediaOf } from './media'
import { articleByNumber } from './news'
import { siteSettings } from './settings'
import { tracked } from './tracked'

/** Returns the structured data of an article for search engines, with the texts and dates that the page shows. */
export const articleJsonLd = tracked(
  'articleJsonLd',
  (number: number, locale: Locale, site: string | undefined): WithContext<NewsArticle> => {
    const article = articleByNumber(number, locale)
    const publisher: Organization = { '@type': 'Organization', name: siteSettings(locale).brand }
    return {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: article.title,
      description: article.summary,
      articleSection: article.categoryLabel,
      datePublished: article.publishedOn,
      inLanguage: languageTag[locale],
      image: new URL(mediaOf(article.imageKey, 'image', locale).src, site).href,
      mainEntityOfPage: new URL(article.path, site).href,
      author: { '@type': 'Organization', name: article.author },
      publisher,
    }
  },
)
