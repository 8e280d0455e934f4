import type { Locale } from '@sillar/domain/content/localized.schema'
import { pathFor } from '@/i18n/routes'
import { snapshot } from './snapshot'
import { spoken } from './spoken'

const mostRecent = 6

export const newsPageContent = (locale: Locale) => spoken(snapshot().newsPage, locale)

export const newsCategories = (locale: Locale) =>
  spoken(snapshot().newsCategories, locale).sort((one, other) => one.order - other.order)
export type NewsCategoryView = ReturnType<typeof newsCategories>[number]

/** Newest first. */
export function allArticles(locale: Locale) {
  const categories = newsCategories(locale)
  return spoken(snapshot().news, locale)
    .sort((one, other) => other.publishedOn.localeCompare(one.publishedOn))
    .map((article) => ({
      ...article,
      categoryLabel: categories.find(({ slug }) => slug === article.category)?.label ?? '',
      path: pathFor('article', locale, { number: article.number }),
    }))
}
export type ArticleView = ReturnType<typeof allArticles>[number]

export function articleByNumber(number: number, locale: Locale): ArticleView {
  const found = allArticles(locale).find((article) => article.number === number)
  if (!found) throw new Error(`No article ${number} in the snapshot.`)
  return found
}

/** The side list of news pages; an article is not recommended beside itself. */
export const recentArticles = (locale: Locale, besides?: number): ArticleView[] =>
  allArticles(locale)
    .filter(({ number }) => number !== besides)
    .slice(0, mostRecent)

/** What Astro needs to make one page per article. */
export const articleRoutes = () => snapshot().news.map(({ number }) => ({ params: { number: String(number) } }))
