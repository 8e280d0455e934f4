import { type Locale, locales } from '@app/domain/language/locale'
import { pageIds, pathFor, updatesFeedPath } from '../src/i18n/routes'
import { paramsOf } from '../src/page-data/page-params'
import { projectDataPath } from '../src/page-data/project-list-path'
import { snapshot } from '../src/page-data/snapshot'

export type PageFile = { pathname: string; file: string; locale: Locale }

/**
 * Lists the URL paths of a release with the files that nginx serves for them. `otherPaths` are paths that are not
 * pages, such as /robots.txt.
 */
export function pageFiles(otherPaths: string[]): PageFile[] {
  // The records are not localised, because a renderer needs those of one language only.
  const { projects } = snapshot()
  const files = locales.flatMap((locale) => {
    const pages = pageIds.flatMap((page) => paramsOf(page).map((params) => pathFor(page, locale, params)))
    const feeds = projects
      .filter(({ constructionUpdates }) => constructionUpdates)
      .map((project) => updatesFeedPath(project, locale))
    const projectData = projects.map(({ slug }) => projectDataPath(slug, locale))
    return [
      ...pages.map((pathname) => ({ pathname, file: pageFile(pathname), locale })),
      ...[...feeds, ...projectData].map((pathname) => ({ ...namedFile(pathname), locale })),
    ]
  })
  return [...files, ...otherPaths.map((pathname) => ({ ...namedFile(pathname), locale: locales[0] }))]
}

const pageFile = (pathname: string) => (pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`)
const namedFile = (pathname: string) => ({ pathname, file: pathname.slice(1) })

/**
 * Returns the files for one of `shareCount` renderers. If possible, a renderer gets the pages of one language only,
 * because each process localises all content in every language that it renders.
 */
export function filesOfShare(files: PageFile[], { share, shareCount }: { share: number; shareCount: number }) {
  if (shareCount % locales.length !== 0) return files.filter((_file, index) => index % shareCount === share)
  const ownLocale = locales[share % locales.length]
  const ownFiles = files.filter(({ locale }) => locale === ownLocale)
  const groupCount = shareCount / locales.length
  return ownFiles.filter((_file, index) => index % groupCount === Math.floor(share / locales.length))
}
