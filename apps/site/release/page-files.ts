import { locales } from '@app/domain/language/locale'
import { pageIds, pathFor, worksFeedPath } from '../src/i18n/routes'
import { paramsOf } from '../src/page-data/page-params'
import { projectDataPath } from '../src/page-data/project-list-path'
import { allProjects } from '../src/page-data/projects'

export type PageFile = { pathname: string; file: string }

/**
 * Lists the URL paths of a release with the files that nginx serves for them. `otherPaths` are paths that are not
 * pages, such as /robots.txt.
 */
export function pageFiles(otherPaths: string[]): PageFile[] {
  const pages = pageIds.flatMap((page) =>
    locales.flatMap((locale) => paramsOf(page).map((params) => pathFor(page, locale, params))),
  )
  const feeds = locales.flatMap((locale) =>
    allProjects(locale)
      .filter(({ works }) => works)
      .map((project) => worksFeedPath(project, locale)),
  )
  const projectData = locales.flatMap((locale) => allProjects(locale).map(({ slug }) => projectDataPath(slug, locale)))
  return [
    ...pages.map((pathname) => ({ pathname, file: pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html` })),
    ...[...feeds, ...projectData, ...otherPaths].map((pathname) => ({ pathname, file: pathname.slice(1) })),
  ]
}
