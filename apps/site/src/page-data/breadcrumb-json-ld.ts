import type { Locale } from '@app/domain/language/locale'
import type { BreadcrumbList, WithContext } from 'schema-dts'
import { type PageId, type PageParams, pathFor } from '@/i18n/routes'
import { translator } from '@/i18n/translator'

/** Pages of one project, which are below the overview of all projects. */
const projectPages: ReadonlySet<PageId> = new Set(['condominium', 'apartment', 'lots', 'units'])

/** Returns the breadcrumbs for search engines, or null for the home page. */
export function breadcrumbJsonLd(
  { page, params, title }: { page: PageId; params?: PageParams; title: string },
  locale: Locale,
  site: string | undefined,
): WithContext<BreadcrumbList> | null {
  if (page === 'home') return null
  const t = translator(locale)
  const steps = [
    { name: t('breadcrumb.home'), path: pathFor('home', locale) },
    ...(projectPages.has(page) ? [{ name: t('breadcrumb.projects'), path: pathFor('projects', locale) }] : []),
    ...(page === 'article' ? [{ name: t('breadcrumb.news'), path: pathFor('news', locale) }] : []),
    { name: title, path: pathFor(page, locale, params) },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  }
}
