// The screenshots of the guide for staff (docs/panel): `pnpm panel:pictures [NAME …]`. Starts the product with its own
// data
// folder and only the demo content, sends sample submissions, opens the pages of the panel and takes the screenshots.
// The CMS must be built.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { publishNow } from '@app/tools/stack/first-release'
import { repository, stackSettings } from '@app/tools/stack/stack-settings'
import { startStack } from '@app/tools/stack/start-stack'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { copyLoadedData } from '../e2e/support/loaded-data'
import { demoSession } from '../support/demo-session'
import { AWAKE_MS, type PanelPicture, panelPictures } from './panel-pictures'
import { sendSamples } from './send-samples'
import { workOnSamples } from './work-samples'

const from = (port: number) => port + Number(process.env.E2E_PORT_SHIFT ?? 0)
const settings = stackSettings(path.join(repository, '.data/panel'), {
  database: from(5583),
  cms: from(4550),
  intake: from(4560),
  preview: from(4565),
  fakeHttp: from(4570),
  fakeSmtp: from(4575),
  site: from(8590),
  metrics: from(4580),
})
const cmsUrl = settings.env.CMS_URL ?? ''
const folder = path.join(repository, 'docs/panel/pictures')
const { sharedToken } = demoSession({ cmsUrl, sessionFile: path.join(settings.dataDir, 'session.json') })

const only = process.argv.slice(2)
const wanted = panelPictures.filter(({ name }) => only.length === 0 || only.includes(name))

const say = (step: string) => console.log(`… ${step}`)
await copyLoadedData(settings, say)
const stack = await startStack(settings, 'production', say, { isLoaded: true })
try {
  await publishNow(settings)
  await sendSamples(settings)
  await workOnSamples({ cmsUrl, token: await sharedToken() })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  await mkdir(folder, { recursive: true })
  for (const picture of wanted) await shoot(browser, picture)
  await browser.close()
} finally {
  await stack.stop()
}

async function shoot(browser: Browser, { name, address, width, act, isSignedOut }: PanelPicture): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 900 },
    locale: 'es-PE',
    timezoneId: 'America/Lima',
  })
  const page = await context.newPage()
  if (!isSignedOut) await context.addCookies([{ name: 'payload-token', value: await sharedToken(), url: cmsUrl }])
  await page.goto(cmsUrl + (typeof address === 'string' ? address : await address(page, cmsUrl)))
  await page.waitForLoadState('networkidle')
  await act?.(page)
  await page.waitForTimeout(AWAKE_MS)
  const file = path.join(folder, `${name}.jpg`)
  const shown = Math.min(width, 1200)
  await sharp(await page.screenshot())
    .resize({ width: shown })
    .jpeg({ quality: 70, mozjpeg: true })
    .toFile(file)
  console.log(path.relative(repository, file))
  await context.close()
}
