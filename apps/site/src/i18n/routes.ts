// Lists the pages of the site; their URLs are in packages/domain, because the panel also links to them. To add a page,
// add a row to `routes` and to `pagePaths`, and a view to `views/`.

import { type Locale, locales } from '@app/domain/language/locale'
import { type PageId, type PageParams, pagePaths, pathFor } from '@app/domain/snapshot/page-urls'
import type { ProjectKind } from '@app/domain/snapshot/project.schema'

export { type PageId, type PageParams, pathFor }

type Route = Record<Locale, string> & {
  /** File name in `views/`, without its extension. */
  view: string
  /** Whether the page ends with the contact form. */
  hasContact: boolean
  isIndexable: boolean
}

const route = (id: PageId, view: string = id, options: Partial<Route> = {}): Route => ({
  ...pagePaths[id],
  view,
  hasContact: true,
  isIndexable: true,
  ...options,
})

export const routes: Record<PageId, Route> = {
  home: route('home'),
  about: route('about'),
  projects: route('projects'),
  condominium: route('condominium', 'project'),
  lots: route('lots'),
  units: route('units', 'lots'),
  apartment: route('apartment', 'project'),
  place: route('place'),
  news: route('news'),
  article: route('article'),
  'social-responsibility': route('social-responsibility'),
  referrals: route('referrals', 'referrals', { hasContact: false }),
  'referral-status': route('referral-status', 'referral-status', { hasContact: false, isIndexable: false }),
  terms: route('terms'),
  privacy: route('privacy', 'privacy', { hasContact: false }),
  'complaint-book': route('complaint-book', 'complaint-book', { hasContact: false }),
  quote: route('quote', 'quote', { hasContact: false }),
  'quote-check': route('quote-check', 'quote-check', { hasContact: false }),
  appointment: route('appointment', 'appointment', { hasContact: false }),
  compare: route('compare', 'compare', { hasContact: false }),
  documents: route('documents'),
  maintenance: route('maintenance', 'maintenance', { hasContact: false, isIndexable: false }),
  'not-found': route('not-found', 'not-found', { hasContact: false, isIndexable: false }),
}

export const pageIds = Object.keys(routes) as PageId[]

export function alternatesOf(page: PageId, params: PageParams = {}): Record<Locale, string> {
  return { es: pathFor(page, 'es', params), en: pathFor(page, 'en', params) }
}

export function projectPath(project: { kind: ProjectKind; slug: string }, locale: Locale): string {
  return pathFor(project.kind, locale, { slug: project.slug })
}

/** File name of the RSS feed of a project. The URL of the feed starts with the URL of the project page. */
export const updatesFeedName: Record<Locale, string> = { es: 'obras.xml', en: 'works.xml' }

export const updatesFeedPath = (project: { kind: ProjectKind; slug: string }, locale: Locale): string =>
  `${projectPath(project, locale)}/${updatesFeedName[locale]}`

/** URLs of the feeds of news articles, which are files in `pages/`. */
export const newsFeedPath: Record<Locale, string> = { es: '/noticias.xml', en: '/en/news.xml' }

/** Returns the page and language of an Astro route pattern (`Astro.routePattern`). */
export function routeAt(pattern: string): { page: PageId; locale: Locale } {
  for (const page of pageIds) {
    const locale = locales.find((language) => routes[page][language] === pattern)
    if (locale) return { page, locale }
  }
  throw new Error(`No page in the table of routes has the URL pattern "${pattern}".`)
}
