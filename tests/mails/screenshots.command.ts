// `pnpm mails:screenshots` writes every mail in both languages to screenshots/mails, as files and as screenshots at the
// widths of a desktop and a phone.

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brand } from '@app/brand/brand'
import { chromium } from '@playwright/test'
import { renderBodies } from '../../apps/worker/src/mails/compose-mail'
import { sampleMails } from '../../apps/worker/src/mails/sample-mails.fixture'
import { testBrowser } from '../support/test-browser'

const folder = path.resolve(import.meta.dirname, '../../screenshots/mails')
const widths = [700, 390]

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: testBrowser, args: ['--no-sandbox', '--disable-gpu'] })
for (const { name, locale, element, isToVisitor } of sampleMails) {
  const withdrawUrl = isToVisitor ? `https://www.${brand.domain}/api/consent/withdraw?key=x` : undefined
  const { html, text } = await renderBodies(element, withdrawUrl)
  const file = path.join(folder, `${name}.${locale}`)
  await writeFile(`${file}.html`, html)
  await writeFile(`${file}.txt`, text)
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: 600 } })
    await page.setContent(html)
    await page.screenshot({ path: `${file}.${width}.png`, fullPage: true })
    await page.close()
  }
  console.log(path.relative(process.cwd(), file))
}
await browser.close()
