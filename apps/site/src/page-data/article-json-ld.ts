import type { Locale } from '@app/domain/language/locale'
import { languageTag } from '@app/domain/language/locale'
import { mediaOf } from './media'
import type { ArticleView } from './news'
import { siteSettings } from './settings'

/** Returns the structured data of an article for search engines, with the texts and dates that the page shows. */
export function articleJsonLd(article: ArticleView, locale: Locale, site: URL | undefined): Record<string, unknown> {
  const publisher = { '@type': 'Organization', name: siteSettings(locale).brand }
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.summary,
    articleSection: article.categoryLabel,
    datePublished: article.publishedOn,
    inLanguage: languageTag[locale],
    image: new URL(mediaOf(article.image, 'picture', locale).src, site).href,
    mainEntityOfPage: new URL(article.path, site).href,
    author: { '@type': 'Organization', name: article.author },
    publisher,
  }
}
