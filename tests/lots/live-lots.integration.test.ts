// Tests lot states from the change by staff to the live file. Each process has its own database role.

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sampleLot } from '@app/domain/lot/lot.fixture'
import { liveLots } from '@app/domain/lot/lot-live'
import { cents } from '@app/domain/money/money'
import { inTransaction } from '@app/platform/database/pool'
import { createLogger } from '@app/platform/log/logger'
import { createBoss } from '@app/platform/queue/boss'
import { queues } from '@app/platform/queue/queues'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLots } from '../../apps/cms/src/content/projects/read-lots'
import { changeStates } from '../../apps/cms/src/sales/lots/change-states'
import { importLots } from '../../apps/cms/src/sales/lots/import-lots'
import { readHolders } from '../../apps/cms/src/sales/lots/read-holders'
import { repriceLots } from '../../apps/cms/src/sales/lots/reprice-lots'
import { startJobs } from '../../apps/worker/src/jobs/start-jobs'
import { startQueue } from '../../apps/worker/src/jobs/start-queue'
import { freeEndedHolds } from '../../apps/worker/src/maintenance/free-ended-holds'
import { liveLotsJob } from '../../apps/worker/src/maintenance/live-lots.job'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { grantProcessRights, signedInAs } from '../support/grant-process-rights'

const silentLogger = createLogger({ process: 'test', level: 'silent' })
const lots = ['A-01', 'A-02', 'B-01'].map((code) => sampleLot({ code }))

let database: FreshDatabase
let folder: string
let cms: pg.Pool
let worker: pg.Pool
let boss: ReturnType<typeof createBoss>
let project: string

beforeAll(async () => {
  database = await createFreshDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'live-lots-'))
  boss = createBoss(database.url, 'worker')
  await startQueue(boss, database.pool, [{ name: liveLotsJob.name, ...liveLotsJob.queue }])
  await boss.createQueue(queues.publish)
  await grantProcessRights(database.url)
  cms = new pg.Pool({ connectionString: signedInAs('cms', database.url), max: 2 })
  worker = new pg.Pool({ connectionString: signedInAs('worker', database.url), max: 2 })
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into projects (slug, name, kind, _status) values ('mar-de-prueba', 'Mar de prueba', 'condominium', 'published') returning id`,
  )
  project = rows[0]?.id ?? ''
  await inTransaction(cms, (tx) => importLots(tx, project, lots))
  const metrics = { expectJob: () => undefined, recordJobEnd: () => undefined }
  const context = { boss, logger: silentLogger, metrics, pool: worker, clock: () => new Date(), releasesDir: folder }
  await startJobs([liveLotsJob], context, ['publish'])
})
afterAll(async () => {
  await boss?.stop({ graceful: false })
  await cms?.end()
  await worker?.end()
  await database?.remove()
  await rm(folder, { recursive: true, force: true })
})

const idOf = async (code: string) => (await readLots(cms, project)).find((lot) => lot.code === code)?.id ?? ''
const readLiveFile = async () =>
  liveLots.parse(
    JSON.parse(await readFile(path.join(folder, 'live/lots-mar-de-prueba.json'), 'utf8').catch(() => '{}')),
  )
const stateIn = async (code: string) => (await readLiveFile().catch(() => null))?.states[code]

test('a sale is in the live file within ten seconds, and only the history names the staff member', async () => {
  const id = await idOf('A-01')
  await changeStates(cms, boss, { lots: [id], to: 'sold', heldUntil: null, by: 'Rosa' })
  await expect.poll(() => stateIn('A-01'), { timeout: 10_000, interval: 200 }).toBe('sold')
  expect((await readLiveFile()).states).toEqual({ 'A-01': 'sold', 'A-02': 'free', 'B-01': 'free' })
  const { rows } = await cms.query(`select "from", "to", by from lot_events where lot_id = $1`, [id])
  expect(rows).toEqual([{ from: 'free', to: 'sold', by: 'Rosa' }])
  expect(JSON.stringify(await readLiveFile())).not.toContain('Rosa')
})

test('several lots change at once, and a lot that is already in the new state gets no line in the history', async () => {
  const lotIds = [await idOf('A-01'), await idOf('A-02')]
  expect(await changeStates(cms, boss, { lots: lotIds, to: 'sold', heldUntil: null, by: 'Rosa' })).toBe(1)
  expect((await readLots(cms, project)).map(({ state, stateBy }) => [state, stateBy])).toEqual([
    ['sold', 'Rosa'],
    ['sold', 'Rosa'],
    ['free', null],
  ])
})

test('a lot is freed when its hold expires, and its history gets a line without an author', async () => {
  const id = await idOf('B-01')
  const heldUntil = new Date(Date.now() + 3_600_000)
  await changeStates(cms, boss, { lots: [id], to: 'held', heldUntil, by: 'Luis' })
  expect(await freeEndedHolds(worker, new Date(heldUntil.getTime() - 1))).toBe(0)
  expect(await freeEndedHolds(worker, heldUntil)).toBe(1)
  const { rows } = await cms.query(`select "to", by from lot_events where lot_id = $1 order by created_at`, [id])
  expect(rows).toEqual([
    { to: 'held', by: 'Luis' },
    { to: 'free', by: null },
  ])
})

/** Stores a lead and returns its id. */
async function insertLead(reference: string): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into leads (reference, idempotency_key, body_hash, kind, first_name, last_name, email, phone, project_slug, locale)
     values ($1::varchar, gen_random_uuid(), md5($1::varchar), 'contact', 'Lucía', 'Demo Paredes', 'lucia@example.test', '+51987000123',
       'mar-de-prueba', 'es') returning id`,
    [reference],
  )
  return rows[0]?.id ?? ''
}

test('a hold keeps its person when it is extended, and loses it when it expires', async () => {
  const id = await idOf('B-01')
  const lead = await insertLead('SM-HOLD-1')
  const heldUntil = new Date(Date.now() + 3_600_000)
  const hold = { lots: [id], to: 'held', heldUntil, by: 'Luis' } as const
  await changeStates(cms, boss, { ...hold, heldFor: lead })
  await changeStates(cms, boss, { ...hold, heldUntil: new Date(heldUntil.getTime() + 1000) })
  expect([...(await readHolders(cms, project))]).toEqual([
    [id, { lead, reference: 'SM-HOLD-1', name: 'Lucía Demo Paredes' }],
  ])
  expect(await freeEndedHolds(worker, new Date(heldUntil.getTime() + 1000))).toBe(1)
  await changeStates(cms, boss, hold)
  expect([...(await readHolders(cms, project))]).toEqual([])
  await changeStates(cms, boss, { ...hold, to: 'free', heldUntil: null })
})

test('erasing a person clears the name of a hold and keeps the hold', async () => {
  const id = await idOf('B-01')
  const lead = await insertLead('SM-HOLD-2')
  const heldUntil = new Date(Date.now() + 3_600_000)
  await changeStates(cms, boss, { lots: [id], to: 'held', heldUntil, heldFor: lead, by: 'Luis' })
  await database.pool.query('delete from leads where id = $1', [lead])
  expect([...(await readHolders(cms, project))]).toEqual([])
  expect((await readLots(cms, project)).find((lot) => lot.id === id)?.state).toBe('held')
  await changeStates(cms, boss, { lots: [id], to: 'free', heldUntil: null, by: 'Luis' })
})

test('a percentage changes the prices of lots that are not sold, and one lot can get a price of its own', async () => {
  const [free, sold] = [await idOf('B-01'), await idOf('A-01')]
  const pricesBefore = await readLots(cms, project)
  expect(await repriceLots(cms, boss, { lots: [free, sold], change: { percent: 10 }, by: 'Rosa' })).toBe(1)
  expect(await repriceLots(cms, boss, { lots: [sold], change: { priceCents: cents(1) }, by: 'Rosa' })).toBe(0)
  const priceOf = async (id: string) => (await readLots(cms, project)).find((lot) => lot.id === id)?.listPriceCents
  expect(await priceOf(free)).toBe(17_025_00)
  expect(await repriceLots(cms, boss, { lots: [free], change: { priceCents: cents(15_450_00) }, by: 'Rosa' })).toBe(1)
  expect(await readLots(cms, project)).toEqual(pricesBefore)
})

test('an imported price list changes prices but not the state of a lot', async () => {
  const raisedLots = lots.map((lot) => ({ ...lot, listPriceCents: cents(lot.listPriceCents + 75_00) }))
  const result = await inTransaction(cms, (tx) => importLots(tx, project, [...raisedLots, sampleLot({ code: 'C-01' })]))
  expect(result).toEqual({ added: 1, changed: 3 })
  const lotsAfter = await readLots(cms, project)
  expect(lotsAfter.map(({ code, state, listPriceCents }) => [code, state, listPriceCents])).toEqual([
    ['A-01', 'sold', 15_525_00],
    ['A-02', 'sold', 15_525_00],
    ['B-01', 'free', 15_525_00],
    ['C-01', 'free', 15_450_00],
  ])
})

test('the CMS cannot delete the history of lots, the worker cannot change prices, and the intake cannot read who changed or holds a lot', async () => {
  await expect(cms.query('delete from lot_events')).rejects.toMatchObject({ code: '42501' })
  await expect(worker.query('update lots set list_price_cents = 1')).rejects.toMatchObject({ code: '42501' })
  const intake = new pg.Pool({ connectionString: signedInAs('intake', database.url), max: 1 })
  await expect(intake.query('select state_by from lots')).rejects.toMatchObject({ code: '42501' })
  await expect(intake.query('select held_for_id from lots')).rejects.toMatchObject({ code: '42501' })
  await expect(intake.query(`update lots set state = 'free'`)).rejects.toMatchObject({ code: '42501' })
  await intake.end()
})
