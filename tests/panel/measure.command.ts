// `pnpm panel:measure` measures how long staff wait for pages and actions of the panel with 100,000 leads and 10,000
// images. It starts the product with its own data folder and opens the panel in a browser. The CMS must be built.
import { startStack } from '@app/tools/stack/start-stack'
import { type BrowserContext, chromium } from '@playwright/test'
import pg from 'pg'
import { copyLoadedData } from '../e2e/support/loaded-data'
import { insertManyLeads } from '../leads/many-leads'
import { insertManyMedia } from './many-media'
import { cmsUrl, panelSettings, sharedToken } from './panel-settings'
import { type PanelTiming, panelTimings } from './panel-timings'

const LEADS = 100_000
const IMAGES = 10_000
const TIMES = 5

const printStep = (step: string) => console.log(`… ${step}`)
await copyLoadedData(panelSettings, printStep)
const stack = await startStack(panelSettings, 'production', printStep, { isLoaded: true })
try {
  printStep(`${LEADS} leads and ${IMAGES} images`)
  await insertRecords()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const context = await browser.newContext({
    baseURL: cmsUrl,
    viewport: { width: 1440, height: 900 },
    locale: 'es-PE',
    timezoneId: 'America/Lima',
  })
  await context.addCookies([{ name: 'payload-token', value: await sharedToken(), url: cmsUrl }])
  console.log('| Page or action | Median | Longest | Goal |\n| - | - | - | - |')
  for (const timing of panelTimings) console.log(await measure(context, timing))
  await browser.close()
} finally {
  await stack.stop()
}

async function insertRecords(): Promise<void> {
  const client = new pg.Client(stack.database.url)
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>('select id from users limit 1')
    await insertManyMedia(client, IMAGES)
    await insertManyLeads(client, { leads: LEADS, owner: rows[0]?.id ?? '' })
    // Otherwise PostgreSQL vacuums the new rows during the first measurements.
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}

/** Runs a timing once without measuring, because the first request also loads the code of a page. */
async function measure(context: BrowserContext, { name, goalMs, prepare, run }: PanelTiming): Promise<string> {
  const times: number[] = []
  const page = await context.newPage()
  for (let time = 0; time <= TIMES; time += 1) {
    await prepare?.(page)
    const started = performance.now()
    await run(page, time)
    if (time > 0) times.push(performance.now() - started)
  }
  await page.close()
  const sorted = times.toSorted((a, b) => a - b)
  const median = Math.round(sorted[Math.floor(TIMES / 2)] ?? 0)
  if (median > goalMs) process.exitCode = 1
  return `| ${name} | ${median} ms | ${Math.round(sorted.at(-1) ?? 0)} ms | ${goalMs} ms |`
}
