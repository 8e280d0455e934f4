// One table of pages: what each is made by and what belongs to it. Their addresses stand in the domain, because the panel
// shows staff the page of a record. Every link, canonical, hreflang and the site map are made from both, so a page can
// never be linked at an address it does not have. A new page is a row in each and a view of that name in `views/`.

import { type PageId, type PageParams, pageAddresses, pathFor } from '@sillar/domain/snapshot/page-addresses'
import type { ProjectKind } from '@sillar/domain/snapshot/project.schema'
import { type Locale, locales } from './locales'

export { type PageId, type PageParams, pathFor }

type Route = Record<Locale, string> & {
  /** File in `views/`. */
  view: string
  /** Ends in the contact form. */
  hasContact: boolean
  /** May be found by searching. */
  isFindable: boolean
}

const page = (id: PageId, view: string = id, options: Partial<Route> = {}): Route => ({
  ...pageAddresses[id],
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

/** The feed of a project's works lies below its page. */
export const worksFeedName: Record<Locale, string> = { es: 'obras.xml', en: 'works.xml' }

export const worksFeedPath = (project: { kind: ProjectKind; slug: string }, locale: Locale): string =>
  `${projectPath(project, locale)}/${worksFeedName[locale]}`

/** Which page an address pattern of Astro (`Astro.routePattern`) stands for. */
export function routeAt(pattern: string): { page: PageId; locale: Locale } {
  for (const page of pageIds) {
    const locale = locales.find((language) => routes[page][language] === pattern)
    if (locale) return { page, locale }
  }
  throw new Error(`No page in the table of routes has the address "${pattern}".`)
}
