// Each entry links to both languages of a page, so search engines offer the page in the language of the reader.

import { languageTag, locales } from '@app/domain/language/locale'
import { escapeMarkup } from '@app/domain/markup/escape-markup'
import { alternatesOf, type PageId, type PageParams, pageIds, routes } from '../i18n/routes'
import { paramsOf } from './page-params'
import { snapshot } from './snapshot'
import { tracked } from './tracked'

type PageContent = Parameters<typeof paramsOf>[1]
type Page = { page: PageId; params: PageParams }

const indexablePages = (content: PageContent): Page[] =>
  pageIds
    .filter((page) => routes[page].isIndexable)
    .flatMap((page) => paramsOf(page, content).map((params) => ({ page, params })))

export function siteMap(site: URL, content: PageContent = snapshot()): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...indexablePages(content).flatMap((page) => entries(page, site)),
    '</urlset>',
    '',
  ].join('\n')
}

function entries({ page, params }: Page, site: URL): string[] {
  const paths = alternatesOf(page, params)
  const absoluteUrl = (path: string) => escapeMarkup(new URL(path, site).href)
  const link = (language: string, path: string) =>
    `    <xhtml:link rel="alternate" hreflang="${language}" href="${absoluteUrl(path)}"/>`
  const links = [...locales.map((locale) => link(languageTag[locale], paths[locale])), link('x-default', paths.es)]
  return locales.flatMap((locale) => ['  <url>', `    <loc>${absoluteUrl(paths[locale])}</loc>`, ...links, '  </url>'])
}

export const currentSiteMap = tracked('currentSiteMap', (site: string) => siteMap(new URL(site)))
