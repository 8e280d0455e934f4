// One entry per page and language, each naming both: search engines then offer the page in the reader's language.

import type { Snapshot } from '@sillar/domain/content/snapshot.schema'
import { languageTag, locales } from '../i18n/locales'
import { alternatesOf, type PageId, type PageParams } from '../i18n/routes'
import { snapshot } from './snapshot'

type Findable = Pick<Snapshot, 'projects' | 'news' | 'places'>
type Page = { page: PageId; params?: PageParams }

const single: PageId[] = [
  'home',
  'about',
  'social-responsibility',
  'referrals',
  'news',
  'terms',
  'privacy',
  'complaint-book',
]

/** Every page that may be found. Errors and maintenance are not among them. */
function findablePages({ projects, news, places }: Findable): Page[] {
  const areas = places.filter(({ landing }) => landing !== null)
  return [
    ...single.map((page) => ({ page })),
    ...projects.map(({ kind, slug }) => ({ page: kind, params: { slug } })),
    ...areas.map(({ slug }) => ({ page: 'area' as const, params: { slug } })),
    ...news.map(({ number }) => ({ page: 'article' as const, params: { number } })),
  ]
}

export function siteMap(site: URL, content: Findable = snapshot()): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...findablePages(content).flatMap((page) => entries(page, site)),
    '</urlset>',
    '',
  ].join('\n')
}

function entries({ page, params }: Page, site: URL): string[] {
  const paths = alternatesOf(page, params)
  const address = (path: string) => new URL(path, site).href.replaceAll('&', '&amp;')
  const link = (language: string, path: string) =>
    `    <xhtml:link rel="alternate" hreflang="${language}" href="${address(path)}"/>`
  const links = [...locales.map((locale) => link(languageTag[locale], paths[locale])), link('x-default', paths.es)]
  return locales.flatMap((locale) => ['  <url>', `    <loc>${address(paths[locale])}</loc>`, ...links, '  </url>'])
}
