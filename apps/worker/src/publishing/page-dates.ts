// A release records when the content of each page last changed. The site map states it as `lastmod`.
import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CallDigests, PageIndex } from '@app/domain/release/render-job'

const PAGE_DATES = 'page-dates.json'
const SITE_MAP = 'sitemap.xml'

/** `digest` is a hash of the data of a page, without the data of header and footer. */
export type PageDates = Record<string, { digest: string; changedAt: string }>

/** Data of header and footer. A new phone number or menu item changes every page, but not what the page is about. */
export const frameCalls: readonly string[] = [
  'siteSettings',
  'chatLink',
  'brandLogo',
  'brandMark',
  'menuItems',
  'menuButtonText',
  'footerProjects',
  'footerLegal',
  'organizationJsonLd',
]

/** Sets the date of pages whose data differs from the previous release to `time`. Other pages keep their date. */
export function datePages(pages: PageIndex, previous: PageDates, time: Date): PageDates {
  const datedPages = Object.entries(pages).map(([file, { calls }]) => {
    const digest = contentDigest(calls)
    const previousDate = previous[file]
    const changedAt = previousDate?.digest === digest ? previousDate.changedAt : time.toISOString()
    return [file, { digest, changedAt }] as const
  })
  return Object.fromEntries(datedPages)
}

/** Records the new data of some pages without changing their dates. */
export function keepDates(pages: PageIndex, dates: PageDates): PageDates {
  const updatedDates = Object.entries(pages).flatMap(([file, { calls }]) => {
    const changedAt = dates[file]?.changedAt
    return changedAt ? [[file, { digest: contentDigest(calls), changedAt }] as const] : []
  })
  return { ...dates, ...Object.fromEntries(updatedDates) }
}

const contentDigest = (calls: CallDigests): string =>
  createHash('sha1')
    .update(
      JSON.stringify(
        Object.entries(calls)
          .filter(([call]) => !frameCalls.includes(call.slice(0, call.indexOf('['))))
          .sort(),
      ),
    )
    .digest('base64url')

export const writePageDates = (release: string, dates: PageDates): Promise<void> =>
  writeFile(path.join(release, PAGE_DATES), JSON.stringify(dates))

/** Returns no dates if the release has none, so all pages get the date of the next release. */
export const readPageDates = async (release: string): Promise<PageDates> =>
  JSON.parse(await readFile(path.join(release, PAGE_DATES), 'utf8').catch(() => '{}')) as PageDates

/** Writes the dates into the site map of a built site. */
export async function dateSiteMap(outDir: string, dates: PageDates): Promise<void> {
  const file = path.join(outDir, SITE_MAP)
  const text = await readFile(file, 'utf8')
  const datedText = siteMapWithDates(text, dates)
  if (datedText === text) return
  // The site map may be a link to that of the previous release, which must not be overwritten.
  for (const extension of ['', '.br', '.gz']) await rm(file + extension, { force: true })
  await writeFile(file, datedText)
}

/** Replaces the dates of a site map. A page that is missing in `dates` gets none. */
export const siteMapWithDates = (siteMap: string, dates: PageDates): string =>
  siteMap
    .replaceAll(/\n *<lastmod>[^<]*<\/lastmod>/g, '')
    .replaceAll(/<loc>([^<]+)<\/loc>/g, (loc: string, url: string) => {
      const changedAt = dates[fileOf(new URL(url).pathname)]?.changedAt
      return changedAt ? `${loc}\n    <lastmod>${changedAt}</lastmod>` : loc
    })

const fileOf = (pathname: string) => (pathname === '/' ? 'index.html' : `${decodeURI(pathname).slice(1)}.html`)
