// `pnpm panel:screenshots [NAME …]` takes the screenshots of the guide for staff (docs/panel). It starts the product
// with the demo content in its own data folder and sends sample submissions. The CMS must be built.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { publishNow } from '@app/tools/stack/first-release'
import { repository } from '@app/tools/stack/stack-settings'
import { startStack } from '@app/tools/stack/start-stack'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { copyLoadedData } from '../e2e/support/loaded-data'
import { HYDRATION_MS, type PanelScreenshot, panelScreenshots } from './panel-screenshots'
import { cmsUrl, panelSettings, sharedToken } from './panel-settings'
import { sendSamples } from './send-samples'
import { workOnSamples } from './work-samples'

const folder = path.join(repository, 'docs/panel/images')

const requestedNames = process.argv.slice(2)
const selectedImages = panelScreenshots.filter(
  ({ name }) => requestedNames.length === 0 || requestedNames.includes(name),
)

const printStep = (step: string) => console.log(`… ${step}`)
await copyLoadedData(panelSettings, printStep)
const stack = await startStack(panelSettings, 'production', printStep, { isLoaded: true })
try {
  await publishNow(panelSettings)
  await sendSamples(panelSettings)
  await workOnSamples({ cmsUrl, token: await sharedToken() })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  await mkdir(folder, { recursive: true })
  for (const image of selectedImages) await takeScreenshot(browser, image)
  await browser.close()
} finally {
  await stack.stop()
}

async function takeScreenshot(
  browser: Browser,
  { name, address, width, act, isSignedOut }: PanelScreenshot,
): Promise<void> {
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
  await page.waitForTimeout(HYDRATION_MS)
  const file = path.join(folder, `${name}.jpg`)
  const imageWidth = Math.min(width, 1200)
  await sharp(await page.screenshot())
    .resize({ width: imageWidth })
    .jpeg({ quality: 70, mozjpeg: true })
    .toFile(file)
  console.log(path.relative(repository, file))
  await context.close()
}
