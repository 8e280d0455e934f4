// Compares the screenshots of two builds pixel by pixel, for changes that should not be visible. Reports differences
// and does not fail. Usage: `pnpm test:pixels BEFORE AFTER MEDIA [OUT] [ONLY]`.

import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { fullBrowser } from '../support/test-browser'
import { type PageState, pageStates } from './page-states'
import { serveRelease } from './serve-release'
import { shootPage } from './shoot-page'

const [before = '', after = '', mediaDir = '', outputDir = 'test-results/pixels', namePattern = ''] =
  process.argv.slice(2)
if (!before || !after || !mediaDir) throw new Error('Usage: pnpm test:pixels BEFORE AFTER MEDIA [OUT] [ONLY]')

const widths = [390, 1440]
const servers = [await serveRelease(before, mediaDir), await serveRelease(after, mediaDir)] as const
const siteMap = await readFile(path.join(before, 'sitemap.xml'), 'utf8')
const sitemapPaths = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
const pages = [...sitemapPaths, '/404', '/en/404', '/maintenance']
const browser = await chromium.launch({
  executablePath: fullBrowser,
  args: ['--no-sandbox', '--disable-gpu'],
})
await mkdir(outputDir, { recursive: true })

type Shot = { name: string; path: string; width: number; act?: PageState['act'] }
const pageShots = pages.flatMap((page): Shot[] => widths.map((width) => ({ name: page, path: page, width })))
const stateShots = pageStates.flatMap(({ widths, name, ...state }): Shot[] =>
  widths.map((width) => ({ ...state, name: `${state.path} ${name}`, width })),
)
const shots = [...pageShots, ...stateShots].filter(({ name }) => new RegExp(namePattern).test(name))

let differentCount = 0
for (const { name, path: page, width, act } of shots) {
  const [beforeShot, afterShot] = await Promise.all(
    servers.map(({ url }) => shootPage(browser, url + page, width, act)),
  )
  if (!beforeShot || !afterShot) continue
  const { share, from } = await compareShots(beforeShot, afterShot, fileName(name, width))
  if (share === 0) continue
  differentCount += 1
  console.log(`${(share * 100).toFixed(3)} %  from ${from} px  ${name}  ${width}`)
}
await browser.close()
for (const server of servers) server.close()
console.log(`${differentCount} of ${shots.length} screenshots differ.`)

function fileName(name: string, width: number) {
  return `${name.replaceAll(/[/ ]/g, '_').slice(1) || 'home'}-${width}`
}

/**
 * Returns the share of pixels that differ visibly and the first row with a difference. If there is one, writes both
 * screenshots and their difference to a file.
 */
async function compareShots(
  beforeShot: Buffer,
  afterShot: Buffer,
  name: string,
): Promise<{ share: number; from: number }> {
  const [a, b] = await Promise.all(
    [beforeShot, afterShot].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!a || !b) return { share: 1, from: 0 }
  const width = Math.min(a.info.width, b.info.width)
  const height = Math.max(a.info.height, b.info.height)
  const differenceImage = Buffer.alloc(width * height * 3, 255)
  let count = 0
  let from = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const offset = (y * width + x) * 3
      const colourDistance = [0, 1, 2].reduce(
        (total, channel) => total + Math.abs((a.data[offset + channel] ?? 0) - (b.data[offset + channel] ?? 0)),
        0,
      )
      if (colourDistance < 24) continue
      if (count === 0) from = y
      count += 1
      differenceImage[offset + 1] = 0
      differenceImage[offset + 2] = 0
    }
  }
  if (count === 0) return { share: 0, from }
  await sharp({ create: { width: width * 3, height, channels: 3, background: '#fff' } })
    .composite([
      { input: beforeShot, left: 0, top: 0 },
      { input: afterShot, left: width, top: 0 },
      { input: differenceImage, raw: { width, height, channels: 3 }, left: width * 2, top: 0 },
    ])
    .jpeg({ quality: 80 })
    .toFile(path.join(outputDir, `${name}.jpg`))
  return { share: count / (width * height), from }
}
