// `pnpm test:publish` measures how long it takes until visitors see what staff publish: ten changed prices, then three
// scheduled ones. It starts the product as the browser tests do. With `--running` it measures the product of
// .data/e2e-product.json instead. `--times 3` and `--scheduled 0` make it shorter.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { createCmsClient } from '../e2e/support/cms'
import { shiftLotPrices } from '../e2e/support/lots'
import { product } from '../e2e/support/product'
import startProduct from '../e2e/support/product.setup'

const { values } = parseArgs({
  options: {
    running: { type: 'boolean', default: false },
    times: { type: 'string', default: '10' },
    scheduled: { type: 'string', default: '3' },
  },
})
const PAGE = '/proyectos/condominios/santorini'
const LIMIT_MS = 180_000

process.once('SIGINT', () => process.exit(130))
const stop = values.running ? undefined : await startProduct()
try {
  const clicks: number[] = []
  for (let index = 0; index < Number(values.times); index += 1) {
    // Random pauses keep the clicks out of step with the timers of the product.
    await pause(Math.random() * 3000)
    clicks.push(await clickToVisible(300 + index))
    console.log(`click to visible ${index + 1}: ${seconds(clicks.at(-1))}`)
  }
  if (clicks.length > 0) console.log(summary('Click to visible', clicks))

  const minutes: number[] = []
  for (let index = 0; index < Number(values.scheduled); index += 1)
    minutes.push(await measureMinuteToVisible(400 + index))
  if (minutes.length > 0) console.log(summary('Scheduled minute to visible', minutes))
  await (await createCmsClient()).publishProject(await readProjectId(), { monthlyFromUsd: 206 })
} finally {
  await stop?.()
}
process.exit(0)

async function readProjectId(): Promise<string> {
  return (await (await createCmsClient()).findProject('santorini')).id
}

async function clickToVisible(price: number): Promise<number> {
  const cms = await createCmsClient()
  const id = await readProjectId()
  const begin = performance.now()
  await cms.publishProject(id, { monthlyFromUsd: price })
  await waitUntilShown(price)
  return performance.now() - begin
}

/**
 * Schedules a price change by inserting the same job row as the panel. Returns the time from the scheduled minute until
 * visitors see the price.
 */
async function measureMinuteToVisible(price: number): Promise<number> {
  const id = await readProjectId()
  await (await createCmsClient()).saveDraft(id, { monthlyFromUsd: price })
  // A release is rejected if no lot has the advertised price, so the price list changes too.
  await shiftLotPrices(id, price)
  const minute = new Date(Math.ceil((Date.now() + 2000) / 60_000) * 60_000)
  const database = new pg.Client(product().databaseUrl)
  await database.connect()
  await database.query(
    `insert into payload_jobs (task_slug, queue, wait_until, input)
     select 'schedulePublish', 'default', $1, $2::jsonb ||
       jsonb_build_object('user', jsonb_build_object('relationTo', 'users', 'value', id))
     from users where role = 'admin' limit 1`,
    [minute, JSON.stringify({ type: 'publish', doc: { relationTo: 'projects', value: id } })],
  )
  await database.end()
  await waitUntilShown(price)
  return Date.now() - minute.getTime()
}

async function waitUntilShown(price: number): Promise<void> {
  const end = Date.now() + LIMIT_MS
  while (Date.now() < end) {
    const page = await fetch(product().siteUrl + PAGE)
    if ((await page.text()).includes(`US$\u00a0${price}`)) return
    await pause(100)
  }
  throw new Error(`US$ ${price} was not seen within ${LIMIT_MS / 1000} s.`)
}

function summary(name: string, times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  return `${name}, ${times.length} times: median ${seconds(median(sorted))}, longest ${seconds(sorted.at(-1))}`
}

function median(sorted: number[]): number {
  const middle = Math.floor(sorted.length / 2)
  const upperMiddle = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upperMiddle : (upperMiddle + (sorted[middle - 1] ?? 0)) / 2
}

function seconds(ms: number | undefined): string {
  return `${((ms ?? 0) / 1000).toFixed(1)} s`
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
