import { locales } from '../src/i18n/locales'
import { pageIds, pathFor, worksFeedPath } from '../src/i18n/routes'
import { paramsOf } from '../src/page-data/page-params'
import { allProjects } from '../src/page-data/projects'

export type PageFile = { address: string; file: string }

/** Everything a release has an address for; `others` are no pages. nginx answers /nosotros from nosotros.html. */
export function pageFiles(others: string[]): PageFile[] {
  const pages = pageIds.flatMap((page) =>
    locales.flatMap((locale) => paramsOf(page).map((params) => pathFor(page, locale, params))),
  )
  const feeds = locales.flatMap((locale) =>
    allProjects(locale)
      .filter(({ works }) => works)
      .map((project) => worksFeedPath(project, locale)),
  )
  return [
    ...pages.map((address) => ({ address, file: address === '/' ? 'index.html' : `${address.slice(1)}.html` })),
    ...[...feeds, ...others].map((address) => ({ address, file: address.slice(1) })),
  ]
}
