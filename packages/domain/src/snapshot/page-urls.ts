// Pages that the old site had keep their Spanish paths, so old links work.

import type { Locale } from '../language/locale'

export const pagePaths = {
  home: { es: '/', en: '/en' },
  about: { es: '/nosotros', en: '/en/about' },
  projects: { es: '/proyectos', en: '/en/projects' },
  condominium: { es: '/proyectos/condominios/[slug]', en: '/en/projects/condominiums/[slug]' },
  lots: { es: '/proyectos/condominios/[slug]/lotes', en: '/en/projects/condominiums/[slug]/lots' },
  units: { es: '/proyectos/multifamiliares/[slug]/departamentos', en: '/en/projects/apartments/[slug]/units' },
  apartment: { es: '/proyectos/multifamiliares/[slug]', en: '/en/projects/apartments/[slug]' },
  place: { es: '/zonas/[slug]', en: '/en/areas/[slug]' },
  news: { es: '/noticias', en: '/en/news' },
  article: { es: '/noticias/[number]', en: '/en/news/[number]' },
  'social-responsibility': { es: '/responsabilidad-social', en: '/en/social-responsibility' },
  referrals: { es: '/referidos', en: '/en/referrals' },
  'referral-status': { es: '/referidos/estado', en: '/en/referrals/status' },
  terms: { es: '/terminos-y-condiciones', en: '/en/terms' },
  privacy: { es: '/politica-de-privacidad', en: '/en/privacy-policy' },
  'complaint-book': { es: '/libro-de-reclamaciones', en: '/en/complaints-book' },
  quote: { es: '/cotizador', en: '/en/quote' },
  'quote-check': { es: '/cotizacion/verificar', en: '/en/quote/verify' },
  appointment: { es: '/visita', en: '/en/visit' },
  documents: { es: '/papeles', en: '/en/documents' },
  compare: { es: '/comparar', en: '/en/compare' },
  maintenance: { es: '/maintenance', en: '/en/maintenance' },
  'not-found': { es: '/404', en: '/en/404' },
} as const satisfies Record<string, Record<Locale, string>>

export type PageId = keyof typeof pagePaths
export type PageParams = Readonly<Record<string, string | number>>

export function pathFor(page: PageId, locale: Locale, params: PageParams = {}): string {
  return pagePaths[page][locale].replace(/\[(\w+)\]/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The path of "${page}" needs "${name}".`)
    return String(value)
  })
}
