// `pnpm pages:heights RELEASE` prints how tall the project pages of a release folder are, in pixels and in phone
// screens. `pnpm pages:weigh --keep FOLDER` makes the release: RELEASE is `FOLDER/current/site`. Images need no media
// folder, because their boxes have a fixed size.
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { testBrowser } from '../support/test-browser'
import { serveRelease } from '../visual/serve-release'

const [releaseDir = '', mediaDir = releaseDir] = process.argv.slice(2)
if (!releaseDir) throw new Error('Usage: pnpm pages:heights RELEASE [MEDIA]')

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const isProjectPage = (name: string) => /^(proyectos|en\/projects)\/[^/]+\/[^/]+\.html$/.test(name)

const pages = (await readdir(releaseDir, { recursive: true })).filter(isProjectPage).sort()
const site = await serveRelease(path.resolve(releaseDir), path.resolve(mediaDir))
const browser = await chromium.launch({ executablePath: testBrowser, args: ['--no-sandbox', '--disable-gpu'] })
console.log('| Page | 390 × 844 | Phone screens | 1440 × 900 |')
console.log('| --- | --- | --- | --- |')
for (const name of pages) {
  const url = `/${name.replace(/\.html$/, '')}`
  const onPhone = await measureHeight(browser, site.url + url, phone)
  const onDesktop = await measureHeight(browser, site.url + url, desktop)
  const screens = (onPhone / phone.height).toFixed(1)
  console.log(
    `| ${url} | ${onPhone.toLocaleString('en-US')} px | ${screens} | ${onDesktop.toLocaleString('en-US')} px |`,
  )
}
await browser.close()
site.close()

/** Returns the height of a page after its sections below the fold have been laid out. */
async function measureHeight(browser: Browser, url: string, viewport: typeof phone): Promise<number> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', bypassCSP: true })
  await page.goto(url, { waitUntil: 'load' })
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.close()
  return height
}
