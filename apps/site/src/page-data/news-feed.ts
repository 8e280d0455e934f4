import type { Locale } from '@app/domain/language/locale'
import { newsFeedPath, pathFor } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import { allArticles } from './news'
import { renderRss } from './rss'
import { siteSettings } from './settings'
import { tracked } from './tracked'

/** The limit can be low, because feed readers keep older articles. */
const MAX_ARTICLES = 20

const feedTitle = (locale: Locale) => translator(locale)('news.feedTitle', { brand: siteSettings(locale).brand })

/** Returns the link with which browsers and feed readers find the feed on a page. */
export const newsFeedLink = (locale: Locale) => ({ href: newsFeedPath[locale], title: feedTitle(locale) })

/** Returns the newest articles as a feed. */
export const newsFeed = tracked('newsFeed', (locale: Locale, site: string) => {
  const absoluteUrl = (path: string) => new URL(path, site).href
  return renderRss({
    title: feedTitle(locale),
    description: translator(locale)('news.feedDescription'),
    locale,
    page: absoluteUrl(pathFor('news', locale)),
    url: absoluteUrl(newsFeedPath[locale]),
    items: allArticles(locale)
      .slice(0, MAX_ARTICLES)
      .map(({ title, path, publishedOn, summary }) => ({
        title,
        link: absoluteUrl(path),
        id: absoluteUrl(path),
        day: publishedOn,
        text: summary,
      })),
  })
})
