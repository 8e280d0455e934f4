import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

const kept = new Set(['maintenance.html', 'en/maintenance.html', '404.html', 'en/404.html'])

/**
 * A release made during maintenance has the notice and nothing else to read, so that nginx need not ask at every
 * request whether maintenance is on. Switching it off builds the pages again.
 */
export async function removePages(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    const name = file.split(path.sep).join('/')
    const isPage = name.endsWith('.html') || name === 'sitemap.xml'
    if (isPage && !kept.has(name)) await rm(path.join(folder, file))
  }
}
