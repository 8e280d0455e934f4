// IndexNow tells search engines (Bing, Yandex, Naver and others) which pages changed, so they do not have to find out
// by crawling. Google does not take part. The protocol: https://www.indexnow.org/documentation
import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { replaceFile } from '../files/replace-file'

export type IndexNow = {
  /** The public key of the site. The file `/{key}.txt` of a release contains it. */
  key: string
  /** The search engine that receives the URLs and forwards them to the others. */
  url: string
}

type Site = { releasesDir: string; publicUrl: string; indexNow: IndexNow; signal?: AbortSignal }
/** Maps the URL of each page to the date on which its content last changed. */
type PageDates = Record<string, string>

const ANNOUNCED_FILE = 'announced-pages.json'
const MAX_URLS = 10_000

export const keyFile = (key: string) => `${key}.txt`

/**
 * Sends the URLs of the pages that were changed, added or removed since the last call, and returns them. A failed call
 * is repeated by the next run, because the sent dates are stored only afterwards.
 */
export async function announcePages({ releasesDir, publicUrl, indexNow, signal }: Site): Promise<string[]> {
  const site = path.join(releasesDir, 'current/site')
  const pages = await readSiteMap(site)
  // Without the key file search engines reject the call. The next release has it.
  const hasKey = await access(path.join(site, keyFile(indexNow.key))).then(
    () => true,
    () => false,
  )
  if (!pages || !hasKey) return []
  const announcedFile = path.join(releasesDir, ANNOUNCED_FILE)
  const announcedDates = JSON.parse(await readFile(announcedFile, 'utf8').catch(() => '{}')) as PageDates
  const changedUrls = [...new Set([...Object.keys(pages), ...Object.keys(announcedDates)])].filter(
    (url) => pages[url] !== announcedDates[url],
  )
  for (let start = 0; start < changedUrls.length; start += MAX_URLS)
    await send(changedUrls.slice(start, start + MAX_URLS), { publicUrl, indexNow, signal })
  if (changedUrls.length > 0) await replaceFile(announcedFile, JSON.stringify(pages))
  return changedUrls
}

/** Returns null if the release has no site map, as during maintenance. */
async function readSiteMap(site: string): Promise<PageDates | null> {
  const text = await readFile(path.join(site, 'sitemap.xml'), 'utf8').catch(() => null)
  if (text === null) return null
  const entries = text.matchAll(/<loc>([^<]+)<\/loc>\s*<lastmod>([^<]+)<\/lastmod>/g)
  return Object.fromEntries([...entries].map(([, url = '', date = '']) => [url.replaceAll('&amp;', '&'), date]))
}

async function send(urlList: string[], { publicUrl, indexNow, signal }: Omit<Site, 'releasesDir'>): Promise<void> {
  const { key, url } = indexNow
  const deadline = AbortSignal.timeout(20_000)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(publicUrl).host,
      key,
      keyLocation: new URL(`/${keyFile(key)}`, publicUrl).href,
      urlList,
    }),
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`IndexNow answered ${response.status}`)
}
