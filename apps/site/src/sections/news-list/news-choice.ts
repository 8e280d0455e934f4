// Which news are shown lives in the address, so that it can be shared and survives the way back from an article. The
// switch of languages keeps the query as it is: the values are the same in both languages, and both names are read.

type Locale = 'es' | 'en'
export type NewsChoice = { category: string; page: number }

const categoryNames: Record<Locale, string> = { es: 'categoria', en: 'category' }
const pageNames: Record<Locale, string> = { es: 'pagina', en: 'page' }

/** No category is the first tab, "All"; so is one that does not exist. */
export function readChoice(search: string, categories: readonly string[]): NewsChoice {
  const query = new URLSearchParams(search)
  const first = (names: Record<Locale, string>) => query.get(names.es) ?? query.get(names.en) ?? ''
  const asked = first(categoryNames)
  const page = Number(first(pageNames))
  return { category: categories.includes(asked) ? asked : '', page: Number.isInteger(page) && page > 0 ? page : 1 }
}

export function writeChoice(search: string, { category, page }: NewsChoice, locale: Locale): string {
  const query = new URLSearchParams(search)
  for (const names of [categoryNames, pageNames]) for (const name of Object.values(names)) query.delete(name)
  if (category) query.set(categoryNames[locale], category)
  if (page > 1) query.set(pageNames[locale], String(page))
  return query.size > 0 ? `?${query}` : ''
}

export type NewsPage = { page: number; pages: number; from: number; to: number; total: number }

/** Places within the chosen category, counted from 0; `to` is the first that is no longer shown. */
export function pageOf(total: number, size: number, asked: number): NewsPage {
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(asked, pages)
  const from = (page - 1) * size
  return { page, pages, from, to: Math.min(from + size, total), total }
}
