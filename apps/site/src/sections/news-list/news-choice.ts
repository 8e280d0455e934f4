// The URL contains the category and the page, so visitors can share it and find their list again. The language switch
// keeps the query string, so the parameter names of both languages are read.
import type { Locale } from '@app/domain/language/locale'

export type NewsChoice = { category: string; page: number }

const categoryNames: Record<Locale, string> = { es: 'categoria', en: 'category' }
const pageNames: Record<Locale, string> = { es: 'pagina', en: 'page' }

/** Reads the category and the page from the query string. A missing or unknown category selects "All". */
export function readChoice(search: string, categories: readonly string[]): NewsChoice {
  const query = new URLSearchParams(search)
  const readParameter = (names: Record<Locale, string>) => query.get(names.es) ?? query.get(names.en) ?? ''
  const requestedCategory = readParameter(categoryNames)
  const page = Number(readParameter(pageNames))
  return {
    category: categories.includes(requestedCategory) ? requestedCategory : '',
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

/** Returns the range of the articles of a page, counted from 0; `to` is exclusive. */
export function pageOf(total: number, size: number, requestedPage: number): NewsPage {
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(requestedPage, pages)
  const from = (page - 1) * size
  return { page, pages, from, to: Math.min(from + size, total), total }
}
