// The table of pages. Their URLs are in packages/domain, because the panel links a record to its page. Every link,
// canonical, hreflang and the site map are built from both tables, so no link can point to a URL that does not exist. To
// add a page, add a row to each table and a view with that name in `views/`.

import { type Locale, locales } from '@app/domain/language/locale'
import { type PageId, type PageParams, pagePaths, pathFor } from '@app/domain/snapshot/page-addresses'
import type { ProjectKind } from '@app/domain/snapshot/project.schema'

export { type PageId, type PageParams, pathFor }

type Route = Record<Locale, string> & {
  /** File in `views/`. */
  view: string
  /** Ends with the contact form. */
  hasContact: boolean
  /** May be indexed by search engines. */
  isFindable: boolean
}

const page = (id: PageId, view: string = id, options: Partial<Route> = {}): Route => ({
  ...pagePaths[id],
  view,
  hasContact: true,
  isFindable: true,
  ...options,
})

export const routes: Record<PageId, Route> = {
  home: page('home'),
  about: page('about'),
  condominium: page('condominium', 'project'),
  lots: page('lots'),
  units: page('units', 'lots'),
  apartment: page('apartment', 'project'),
  area: page('area'),
  news: page('news'),
  article: page('article'),
  'social-responsibility': page('social-responsibility'),
  referrals: page('referrals', 'referrals', { hasContact: false }),
  'referral-status': page('referral-status', 'referral-status', { hasContact: false, isFindable: false }),
  terms: page('terms'),
  privacy: page('privacy', 'privacy', { hasContact: false }),
  'complaint-book': page('complaint-book', 'complaint-book', { hasContact: false }),
  quote: page('quote', 'quote', { hasContact: false }),
  'quote-check': page('quote-check', 'quote-check', { hasContact: false }),
  visit: page('visit', 'visit', { hasContact: false }),
  compare: page('compare', 'compare', { hasContact: false }),
  maintenance: page('maintenance', 'maintenance', { hasContact: false, isFindable: false }),
  'not-found': page('not-found', 'not-found', { hasContact: false, isFindable: false }),
}

export const pageIds = Object.keys(routes) as PageId[]

export function alternatesOf(page: PageId, params: PageParams = {}): Record<Locale, string> {
  return { es: pathFor(page, 'es', params), en: pathFor(page, 'en', params) }
}

export function projectPath(project: { kind: ProjectKind; slug: string }, locale: Locale): string {
  return pathFor(project.kind, locale, { slug: project.slug })
}

/** The feed of a project's construction updates is below its page. */
export const worksFeedName: Record<Locale, string> = { es: 'obras.xml', en: 'works.xml' }

export const worksFeedPath = (project: { kind: ProjectKind; slug: string }, locale: Locale): string =>
  `${projectPath(project, locale)}/${worksFeedName[locale]}`

/** Returns the page and language of an Astro route pattern (`Astro.routePattern`). */
export function routeAt(pattern: string): { page: PageId; locale: Locale } {
  for (const page of pageIds) {
    const locale = locales.find((language) => routes[page][language] === pattern)
    if (locale) return { page, locale }
  }
  throw new Error(`No page in the table of routes has the URL pattern "${pattern}".`)
}
