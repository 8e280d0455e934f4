// One table of addresses. Spanish keeps the addresses the company already had; English lives under /en with its own
// words. Every link, canonical and hreflang is made here, so a page can never be linked at an address it does not have.

import type { ProjectKind } from '@sillar/domain/content/project.schema'
import type { Locale } from './locales'

const patterns = {
  home: { es: '/', en: '/en' },
  about: { es: '/nosotros', en: '/en/about' },
  condominium: { es: '/proyectos/condominios/{slug}', en: '/en/projects/condominiums/{slug}' },
  apartment: { es: '/proyectos/multifamiliares/{slug}', en: '/en/projects/apartments/{slug}' },
  'social-responsibility': { es: '/responsabilidad-social', en: '/en/social-responsibility' },
  referrals: { es: '/referidos', en: '/en/referrals' },
  terms: { es: '/terminos-y-condiciones', en: '/en/terms' },
  privacy: { es: '/politica-de-privacidad', en: '/en/privacy-policy' },
  'complaint-book': { es: '/libro-de-reclamaciones', en: '/en/complaints-book' },
  news: { es: '/noticias', en: '/en/news' },
  article: { es: '/noticias/{number}', en: '/en/news/{number}' },
  area: { es: '/zonas/{slug}', en: '/en/areas/{slug}' },
  maintenance: { es: '/maintenance', en: '/en/maintenance' },
  'not-found': { es: '/404', en: '/en/404' },
} as const satisfies Record<string, Record<Locale, string>>

export type PageId = keyof typeof patterns
export type PageParams = Readonly<Record<string, string | number>>

export function pathFor(page: PageId, locale: Locale, params: PageParams = {}): string {
  return patterns[page][locale].replace(/\{(\w+)\}/g, (_, name: string) => {
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
