import { locales } from '@app/domain/language/locale'
import { pageIds, pathFor, worksFeedPath } from '../src/i18n/routes'
import { paramsOf } from '../src/page-data/page-params'
import { allProjects } from '../src/page-data/projects'

export type PageFile = { pathname: string; file: string }

/**
 * Lists all URL paths of a release with their files; `others` are paths that are not pages. nginx serves /nosotros from
 * nosotros.html.
 */
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
    ...pages.map((pathname) => ({ pathname, file: pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html` })),
    ...[...feeds, ...others].map((pathname) => ({ pathname, file: pathname.slice(1) })),
  ]
}
