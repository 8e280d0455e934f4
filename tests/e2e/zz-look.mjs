import { chromium } from '@playwright/test'

const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
})
const out = '/root/shots'
const pages = process.argv.slice(2)
for (const [n, w, h] of [
  ['1440', 1440, 900],
  ['390', 390, 844],
]) {
  const c = await b.newContext({
    viewport: { width: w, height: h },
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    reducedMotion: 'reduce',
  })
  const p = await c.newPage()
  for (const a of pages) {
    await p.goto('http://127.0.0.1:8580' + a, { waitUntil: 'networkidle' }).catch(() => {})
    await p.mouse.move(200, 300)
    await p.waitForTimeout(800)
    await p.screenshot({ path: `${out}/n-${n}-${a.replace(/[^a-z0-9]+/gi, '_')}.png` })
  }
  await c.close()
}
await b.close()
