import type { Locale } from '@app/domain/language/locale'
import { pathFor } from '@/i18n/routes'
import { textsFor } from '@/i18n/translator'
import { contactSection } from './contact'
import { videoLabels } from './labels'
import { localize } from './localize'
import { proseOf } from './markdown'
import { firstImageOf, imageOf, loopOf } from './media'
import { siteSettings } from './settings'
import { snapshot } from './snapshot'
import { tracked } from './tracked'

const recentCount = 6

const newsContent = (locale: Locale) => localize(snapshot().newsPage, locale)

export const newsPage = tracked('newsPage', (locale: Locale) => {
  const { seo, header, banner, contact } = newsContent(locale)
  return {
    seo,
    image: header.poster,
    head: {
      ...header,
      image: firstImageOf(header.poster, locale),
      video: { ...loopOf(header, locale), labels: videoLabels(locale) },
    },
    list: {
      locale,
      texts: textsFor(locale, 'news'),
      articles: allArticles(locale).map(toArticleCard),
      categories: newsCategories(locale).map(({ slug, label }) => ({ slug, label })),
      recent: recentArticles(locale),
    },
    banner: { ...banner, image: banner.image ? imageOf(banner.image, locale) : undefined },
    socials: siteSettings(locale).socials,
    contact: contactSection(contact, locale),
  }
})

export const articlePage = tracked('articlePage', (number: number, locale: Locale) => {
  const article = articleByNumber(number, locale)
  return {
    article,
    text: proseOf(article.body, locale).parts,
    recent: recentArticles(locale, number),
    contact: contactSection(newsContent(locale).contact, locale),
  }
})

/** Returns the fields of an article card. The text of the article would make the list needlessly large. */
const toArticleCard = ({ number, title, path, dateLabel, category, categoryLabel, summary, image }: ArticleView) => ({
  number,
  title,
  path,
  dateLabel,
  category,
  categoryLabel,
  summary,
  image,
})

const newsCategories = (locale: Locale) =>
  localize(snapshot().newsCategories, locale).toSorted((a, b) => a.order - b.order)

/** Returns all articles, newest first. */
export function allArticles(locale: Locale) {
  const categories = newsCategories(locale)
  return localize(snapshot().news, locale)
    .toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn))
    .map((article) => ({
      ...article,
      categoryLabel: categories.find(({ slug }) => slug === article.category)?.label ?? '',
      path: pathFor('article', locale, { number: article.number }),
      imageKey: article.image,
      image: imageOf(article.image, locale),
    }))
}

/** Moves featured articles to the front and keeps the order otherwise. */
export const featuredFirst = <T extends { featured?: boolean }>(articles: readonly T[]): T[] =>
  articles.toSorted((a, b) => Number(b.featured ?? false) - Number(a.featured ?? false))

export type ArticleView = ReturnType<typeof allArticles>[number]

export function articleByNumber(number: number, locale: Locale): ArticleView {
  const article = allArticles(locale).find((candidate) => candidate.number === number)
  if (!article) throw new Error(`No article ${number} in the snapshot.`)
  return { ...article, image: firstImageOf(article.imageKey, locale) }
}

/** Returns the newest articles for the side list of news pages, without the article that the page shows. */
const recentArticles = (locale: Locale, excludedNumber?: number) =>
  allArticles(locale)
    .filter(({ number }) => number !== excludedNumber)
    .slice(0, recentCount)
    .map(({ number, title, path, dateLabel }) => ({ number, title, path, dateLabel }))
