import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

const noticePages = new Set(['maintenance.html', 'en/maintenance.html', '404.html', 'en/404.html'])

/**
 * Removes all pages but the notices, and their compressed versions, from a release built during maintenance, so nginx
 * does not have to check at each request whether maintenance is on. Ending maintenance builds the pages again.
 */
export async function removePages(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    const name = file
      .split(path.sep)
      .join('/')
      .replace(/\.(?:br|gz)$/, '')
    const isPage = name.endsWith('.html') || name === 'sitemap.xml'
    if (isPage && !noticePages.has(name)) await rm(path.join(folder, file))
  }
}
