import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { postJson, startIntake } from '../support/running-intake'
import { leadBody } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

let database: FreshDatabase
let integrations: Integrations
let intake: Awaited<ReturnType<typeof startIntake>>
let publisher: WorkerProcess

const workerWith = (WORKER_ROLES: string) =>
  startWorker({ databaseUrl: database.url, integrations, privateDir: '/tmp', env: { WORKER_ROLES } })

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  publisher = await workerWith('publish')
  intake = await startIntake(database.url)
})
afterAll(async () => {
  await intake?.stop()
  await publisher?.stop()
  await integrations?.stop()
  await database?.remove()
})

const readStatuses = async () =>
  (await database.pool.query('select status from deliveries')).rows.map((row) => row.status)

test('a worker with only the role "publish" leaves deliveries to a worker with the role "deliver"', async () => {
  expect((await postJson(`${intake.url}/api/leads`, leadBody())).status).toBe(201)
  await new Promise((resolve) => setTimeout(resolve, 3000))
  expect(await readStatuses()).toEqual(['waiting'])

  const deliverer = await workerWith('deliver')
  await eventually('the lead is delivered', async () => (await readStatuses())[0] === 'delivered')
  await deliverer.stop()
})
