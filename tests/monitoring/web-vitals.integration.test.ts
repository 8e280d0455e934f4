// Follows web vitals from the log files of nginx through the worker to its metrics and the figures of the speed page.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import { createBoss } from '@app/platform/queue/boss'
import { freePort } from '@app/tools/database/embedded-database'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPageSpeeds } from '../../apps/cms/src/publishing/speed/read-page-speeds'
import { countWebVitals } from '../../apps/worker/src/maintenance/count-web-vitals.job'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { grantProcessRights, signedInAs } from '../support/grant-process-rights'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

let database: FreshDatabase
let integrations: Integrations
let worker: WorkerProcess
let workerUrl: string
let folder: string
let boss: ReturnType<typeof createBoss>
let panel: pg.Pool

const now = new Date()
/** The number of a period that ended long enough ago for its file to be complete. */
const window = Math.floor(now.getTime() / 1_000_000) - 2
const at = window * 1000
const today = limaDateOf(new Date(at * 1000))
const lines = (vitals: string, count = 1) => `${JSON.stringify({ at, vitals })}\n`.repeat(count)

beforeAll(async () => {
  database = await createFreshDatabase()
  await grantProcessRights(database.url)
  integrations = await startIntegrations()
  folder = await mkdtemp(path.join(tmpdir(), 'web-vitals-'))
  const port = await freePort()
  workerUrl = `http://127.0.0.1:${port}`
  worker = await startWorker({
    databaseUrl: signedInAs('worker', database.url),
    integrations,
    privateDir: '/tmp',
    env: { METRICS_PORT: String(port), PAGE_VIEWS_DIR: folder, RELEASES_DIR: folder },
  })
  boss = createBoss(signedInAs('cms', database.url), 'sender')
  await boss.start()
  panel = new pg.Pool({ connectionString: signedInAs('cms', database.url), max: 1 })
})
afterAll(async () => {
  await panel?.end()
  await boss?.stop({ graceful: false })
  await worker?.stop()
  await integrations?.stop()
  await database?.remove()
  await rm(folder, { recursive: true, force: true })
})

const countStored = async () => {
  const { rows } = await database.pool.query<{ total: number }>('select sum(count)::int as total from web_vitals')
  return rows[0]?.total ?? 0
}
test('counts complete files once, drops values that no browser sends, and deletes old days', async () => {
  await database.pool.query(
    `insert into web_vitals (day, page, device, vital, bucket, count) values ($1, 'home', 'phone', 'lcp', 100, 5)`,
    [addDays(today, -120)],
  )
  const file = path.join(folder, `web-${window}.vitals`)
  const text =
    lines('page=home&device=phone&lcp=1800&inp=64&cls=3', 80) +
    lines('page=home&device=phone&lcp=2900', 40) +
    lines('page=lots&device=desktop&lcp=900&cls=250', 3) +
    // None of the following lines is counted.
    lines('page=nothing&device=phone&lcp=900') +
    lines('page=home&device=fridge&lcp=900') +
    lines('page=home&device=phone&lcp=99999') +
    'torn {'
  await writeFile(file, text)
  await writeFile(path.join(folder, `web-${window + 2}.vitals`), lines('page=home&device=phone&lcp=1'))
  const expected = 80 * 3 + 40 + 3 * 2
  await boss.send(countWebVitals.name, {})
  await eventually('web vitals are counted', async () => (await countStored()) === expected, 60)
  // The file exists again, as if the first deletion had failed.
  await writeFile(file, text)
  await boss.send(countWebVitals.name, {})
  await eventually('the file is removed', async () => !(await readdir(folder)).includes(`web-${window}.vitals`), 60)
  expect(await countStored()).toBe(expected)
  expect(await readdir(folder)).toContain(`web-${window + 2}.vitals`)
})

test('the panel shows the 75th percentile, the measurements and the rating', async () => {
  const figures = await readPageSpeeds(panel, 28, now)
  expect(figures).toHaveLength(5)
  expect(figures).toEqual(
    expect.arrayContaining([
      { page: 'home', device: 'phone', vital: 'lcp', p75: 2900, measurements: 120, rating: 'needs-work' },
      { page: 'home', device: 'phone', vital: 'inp', p75: 70, measurements: 80, rating: 'too-few' },
      { page: 'home', device: 'phone', vital: 'cls', p75: 10, measurements: 80, rating: 'too-few' },
      { page: 'lots', device: 'desktop', vital: 'lcp', p75: 900, measurements: 3, rating: 'too-few' },
      { page: 'lots', device: 'desktop', vital: 'cls', p75: 250, measurements: 3, rating: 'too-few' },
    ]),
  )
  const threeDaysLater = new Date(now.getTime() + 3 * 86_400_000)
  expect(await readPageSpeeds(panel, 1, threeDaysLater)).toEqual([])
})

test('the worker reports the percentiles of the last seven days in seconds', async () => {
  const metrics = await eventually(
    'the percentile of the home page',
    async () => {
      const text = await (await fetch(`${workerUrl}/metrics`)).text()
      return text.includes('app_web_vitals_p75{vital="lcp",page="home",device="phone"}') && text
    },
    70,
  )
  expect(metrics).toContain('app_web_vitals_p75{vital="lcp",page="home",device="phone"} 2.9\n')
  expect(metrics).toContain('app_web_vitals_p75{vital="cls",page="lots",device="desktop"} 0.25\n')
  expect(metrics).toContain('app_web_vitals_measurements{vital="lcp",page="home",device="phone"} 120\n')
})

test('the database role of the panel cannot change the measurements', async () => {
  await expect(panel.query('delete from web_vitals')).rejects.toMatchObject({ code: '42501' })
  await expect(panel.query('update web_vitals set count = 1')).rejects.toMatchObject({ code: '42501' })
})
