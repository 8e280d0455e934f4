// Compares two builds of the site, page by page, pixel by pixel: `pnpm test:pixels BEFORE AFTER MEDIA [OUT]`. For
// changes
// that should not be visible. Writes the screenshots of pages that differ and prints by how much; a person decides.

import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { wholeBrowser } from '../support/test-browser'
import { type PageState, pageStates } from './page-states'
import { serveRelease } from './serve-release'
import { shootPage } from './shoot-page'

const [before = '', after = '', media = '', out = 'test-results/pixels', only = ''] = process.argv.slice(2)
if (!before || !after || !media) throw new Error('Usage: pnpm test:pixels BEFORE AFTER MEDIA [OUT] [ONLY]')

const widths = [390, 1440]
const servers = [await serveRelease(before, media), await serveRelease(after, media)] as const
const siteMap = await readFile(path.join(before, 'sitemap.xml'), 'utf8')
const found = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
const pages = [...found, '/404', '/en/404', '/maintenance']
const browser = await chromium.launch({
  executablePath: wholeBrowser,
  args: ['--no-sandbox', '--disable-gpu'],
})
await mkdir(out, { recursive: true })

type Shot = { name: string; path: string; width: number; act?: PageState['act'] }
const ofPages = pages.flatMap((page): Shot[] => widths.map((width) => ({ name: page, path: page, width })))
const ofStates = pageStates.flatMap(({ widths, name, ...state }): Shot[] =>
  widths.map((width) => ({ ...state, name: `${state.path} ${name}`, width })),
)
const shots = [...ofPages, ...ofStates].filter(({ name }) => new RegExp(only).test(name))

let different = 0
for (const { name, path: page, width, act } of shots) {
  const [one, other] = await Promise.all(servers.map(({ url }) => shootPage(browser, url + page, width, act)))
  if (!one || !other) continue
  const { share, from } = await differenceOf(one, other, fileName(name, width))
  if (share === 0) continue
  different += 1
  console.log(`${(share * 100).toFixed(3)} %  from ${from} px  ${name}  ${width}`)
}
await browser.close()
for (const server of servers) server.close()
console.log(`${different} of ${shots.length} pictures differ.`)

function fileName(name: string, width: number) {
  return `${name.replaceAll(/[/ ]/g, '_').slice(1) || 'home'}-${width}`
}

/**
 * Returns the share of pixels that differ visibly and the first position; writes both screenshots with the difference
 * in red.
 */
async function differenceOf(one: Buffer, other: Buffer, name: string): Promise<{ share: number; from: number }> {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!a || !b) return { share: 1, from: 0 }
  const width = Math.min(a.info.width, b.info.width)
  const height = Math.max(a.info.height, b.info.height)
  const marks = Buffer.alloc(width * height * 3, 255)
  let count = 0
  let from = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3
      const gap = [0, 1, 2].reduce(
        (sum, channel) => sum + Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)),
        0,
      )
      if (gap < 24) continue
      if (count === 0) from = y
      count += 1
      marks[at + 1] = 0
      marks[at + 2] = 0
    }
  }
  if (count === 0) return { share: 0, from }
  await sharp({ create: { width: width * 3, height, channels: 3, background: '#fff' } })
    .composite([
      { input: one, left: 0, top: 0 },
      { input: other, left: width, top: 0 },
      { input: marks, raw: { width, height, channels: 3 }, left: width * 2, top: 0 },
    ])
    .jpeg({ quality: 80 })
    .toFile(path.join(out, `${name}.jpg`))
  return { share: count / (width * height), from }
}
