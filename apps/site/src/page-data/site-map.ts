// One entry per page and language, each naming both: search engines then offer the page in the reader's language.

import { escapeMarkup } from '@sillar/domain/markup/escape-markup'
import { languageTag, locales } from '../i18n/locales'
import { alternatesOf, type PageId, type PageParams, pageIds, routes } from '../i18n/routes'
import { paramsOf } from './page-params'
import { snapshot } from './snapshot'

type Listed = Parameters<typeof paramsOf>[1]
type Page = { page: PageId; params: PageParams }

/** Every page that may be found. Errors and maintenance are not among them. */
const findablePages = (content: Listed): Page[] =>
  pageIds
    .filter((page) => routes[page].isFindable)
    .flatMap((page) => paramsOf(page, content).map((params) => ({ page, params })))

export function siteMap(site: URL, content: Listed = snapshot()): string {
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
  const address = (path: string) => escapeMarkup(new URL(path, site).href)
  const link = (language: string, path: string) =>
    `    <xhtml:link rel="alternate" hreflang="${language}" href="${address(path)}"/>`
  const links = [...locales.map((locale) => link(languageTag[locale], paths[locale])), link('x-default', paths.es)]
  return locales.flatMap((locale) => ['  <url>', `    <loc>${address(paths[locale])}</loc>`, ...links, '  </url>'])
}
