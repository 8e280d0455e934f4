// One table of pages. Spanish keeps the addresses the company already had; English lives under /en with its own words.
// Every address, link, canonical, hreflang and the site map are made from it, so a page can never be linked at an
// address it does not have. A new page is a row here and a view of that name in `views/`.

import type { ProjectKind } from '@sillar/domain/content/project.schema'
import { type Locale, locales } from './locales'

type Route = Record<Locale, string> & {
  /** File in `views/`. */
  view: string
  /** Ends in the contact form. */
  hasContact: boolean
  /** May be found by searching. */
  isFindable: boolean
}

const page = (es: string, en: string, view: string, options: Partial<Route> = {}) => ({
  es,
  en,
  view,
  hasContact: true,
  isFindable: true,
  ...options,
})

export const routes = {
  home: page('/', '/en', 'home'),
  about: page('/nosotros', '/en/about', 'about'),
  condominium: page('/proyectos/condominios/[slug]', '/en/projects/condominiums/[slug]', 'project'),
  apartment: page('/proyectos/multifamiliares/[slug]', '/en/projects/apartments/[slug]', 'project'),
  area: page('/zonas/[slug]', '/en/areas/[slug]', 'area'),
  news: page('/noticias', '/en/news', 'news'),
  article: page('/noticias/[number]', '/en/news/[number]', 'article'),
  'social-responsibility': page('/responsabilidad-social', '/en/social-responsibility', 'social-responsibility'),
  referrals: page('/referidos', '/en/referrals', 'referrals', { hasContact: false }),
  terms: page('/terminos-y-condiciones', '/en/terms', 'terms'),
  privacy: page('/politica-de-privacidad', '/en/privacy-policy', 'privacy', { hasContact: false }),
  'complaint-book': page('/libro-de-reclamaciones', '/en/complaints-book', 'complaint-book', { hasContact: false }),
  maintenance: page('/maintenance', '/en/maintenance', 'maintenance', { hasContact: false, isFindable: false }),
  'not-found': page('/404', '/en/404', 'not-found', { hasContact: false, isFindable: false }),
} satisfies Record<string, Route>

export type PageId = keyof typeof routes
export type PageParams = Readonly<Record<string, string | number>>

export const pageIds = Object.keys(routes) as PageId[]

export function pathFor(page: PageId, locale: Locale, params: PageParams = {}): string {
  return routes[page][locale].replace(/\[(\w+)\]/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The address of "${page}" needs "${name}".`)
    return String(value)
  })
}

export function alternatesOf(page: PageId, params: PageParams = {}): Record<Locale, string> {
  return { es: pathFor(page, 'es', params), en: pathFor(page, 'en', params) }
}

export function projectPath(project: { kind: ProjectKind; slug: string }, locale: Locale): string {
  return pathFor(project.kind, locale, { slug: project.slug })
}

/** Which page an address pattern of Astro (`Astro.routePattern`) stands for. */
export function routeAt(pattern: string): { page: PageId; locale: Locale } {
  for (const page of pageIds) {
    const locale = locales.find((language) => routes[page][language] === pattern)
    if (locale) return { page, locale }
  }
  throw new Error(`No page in the table of routes has the address "${pattern}".`)
}
