import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { postJson, startIntake } from '../support/running-intake'
import { leadBody } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

let database: FreshDatabase
let integrations: Integrations
let intake: Awaited<ReturnType<typeof startIntake>>
let worker: WorkerProcess | undefined

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  intake = await startIntake(database.url)
})
afterAll(async () => {
  await intake?.stop()
  await worker?.stop()
  await integrations?.stop()
  await database?.remove()
})

test('a backlog is delivered without a pause between two leads', async () => {
  const backlog = 240
  for (let sentCount = 0; sentCount < backlog; sentCount += 20)
    await Promise.all(Array.from({ length: 20 }, () => postJson(`${intake.url}/api/leads`, leadBody())))
  worker = await startWorker({ databaseUrl: database.url, integrations, privateDir: '/tmp' })
  const countUndelivered = async () =>
    (await database.pool.query("select count(*)::int as left from deliveries where status <> 'delivered'")).rows[0].left

  expect(await countUndelivered()).toBeGreaterThan(200)
  // At only four deliveries per second, this would take a minute.
  await eventually('every lead is delivered', async () => (await countUndelivered()) === 0, 35)
})
