import { budgetNames } from '@app/domain/budget/budget-url'

/** Paths of the pages that use a budget: projects with their lots, the comparison and the quote. */
const pagesWithBudget = /^\/(en\/)?(proyectos|projects|comparar|compare|cotizador|quote)(\/|$)/

/**
 * Returns a link with the budget of the current query string, or null if the link does not lead to a page that uses it.
 */
export function withBudget(href: string, current: Pick<Location, 'href' | 'search' | 'pathname'>): string | null {
  const url = new URL(href, current.href)
  const isOtherPage = url.origin === new URL(current.href).origin && url.pathname !== current.pathname
  if (!isOtherPage || !pagesWithBudget.test(url.pathname)) return null
  const query = new URLSearchParams(current.search)
  for (const name of Object.values(budgetNames).flatMap((names) => Object.values(names))) {
    const amount = query.get(name)
    if (amount && !url.searchParams.has(name)) url.searchParams.set(name, amount)
  }
  return url.href
}

/** Adds the budget in the URL of this page to the links that visitors click. */
export function addBudgetToLinks() {
  addEventListener(
    'click',
    ({ target }) => {
      const link = location.search && (target as Element).closest<HTMLAnchorElement>('a[href]')
      const href = link && withBudget(link.href, location)
      if (href) link.href = href
    },
    true,
  )
}
