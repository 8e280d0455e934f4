// Category and page of the news list are in the URL, so that they can be shared and survive going back from an article. The
// language switch keeps the query string: values are the same in both languages, and both parameter names are read.
import type { Locale } from '@app/domain/language/locale'

export type NewsChoice = { category: string; page: number }

const categoryNames: Record<Locale, string> = { es: 'categoria', en: 'category' }
const pageNames: Record<Locale, string> = { es: 'pagina', en: 'page' }

/** Without a category, or with an unknown one, the first tab "All" is selected. */
export function readChoice(search: string, categories: readonly string[]): NewsChoice {
  const query = new URLSearchParams(search)
  const first = (names: Record<Locale, string>) => query.get(names.es) ?? query.get(names.en) ?? ''
  const requested = first(categoryNames)
  const page = Number(first(pageNames))
  return {
    category: categories.includes(requested) ? requested : '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export function writeChoice(search: string, { category, page }: NewsChoice, locale: Locale): string {
  const query = new URLSearchParams(search)
  for (const names of [categoryNames, pageNames]) for (const name of Object.values(names)) query.delete(name)
  if (category) query.set(categoryNames[locale], category)
  if (page > 1) query.set(pageNames[locale], String(page))
  return query.size > 0 ? `?${query}` : ''
}

export type NewsPage = { page: number; pages: number; from: number; to: number; total: number }

/** Returns the range of articles of a page, counted from 0; `to` is exclusive. */
export function pageOf(total: number, size: number, requested: number): NewsPage {
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(requested, pages)
  const from = (page - 1) * size
  return { page, pages, from, to: Math.min(from + size, total), total }
}
