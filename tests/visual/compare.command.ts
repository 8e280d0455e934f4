// Two builds of the site, page by page, pixel by pixel: `pnpm test:pixels BEFORE AFTER MEDIA [OUT]`. For changes that
// should not be seen. Writes the pictures of pages that differ and prints how much; a person looks and decides.

import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { serveRelease } from './serve-release'
import { shootPage } from './shoot-page'

const [before = '', after = '', media = '', out = 'test-results/pixels', only = ''] = process.argv.slice(2)
if (!before || !after || !media) throw new Error('Usage: pnpm test:pixels BEFORE AFTER MEDIA [OUT] [ONLY]')

const widths = [390, 1440]
const servers = [await serveRelease(before, media), await serveRelease(after, media)] as const
const siteMap = await readFile(path.join(before, 'sitemap.xml'), 'utf8')
const found = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
const pages = [...found, '/404', '/en/404', '/maintenance'].filter((page) => new RegExp(only).test(page))
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
await mkdir(out, { recursive: true })

let different = 0
for (const page of pages) {
  for (const width of widths) {
    const shots = await Promise.all(servers.map(({ url }) => shootPage(browser, url + page, width)))
    const { share, from } = await differenceOf(
      shots[0] ?? Buffer.alloc(0),
      shots[1] ?? Buffer.alloc(0),
      nameOf(page, width),
    )
    if (share > 0) different += 1
    if (share > 0) console.log(`${(share * 100).toFixed(3)} %  from ${from} px  ${page}  ${width}`)
  }
}
await browser.close()
for (const server of servers) server.close()
console.log(`${different} of ${pages.length * widths.length} pictures differ.`)

function nameOf(page: string, width: number) {
  return `${page.replaceAll('/', '_').slice(1) || 'home'}-${width}`
}

/** The share of pixels that differ visibly, and where it begins; the pair is written with the difference in red. */
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
