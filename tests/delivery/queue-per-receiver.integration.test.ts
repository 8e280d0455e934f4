// An update replaces intakes and workers one after the other: for some seconds the new one of either meets the old one
// of the other.
import { createBoss } from '@sillar/platform/queue/boss'
import { queues } from '@sillar/platform/queue/queues'
import { type Receivers, startReceivers } from '@sillar/tools/fakes/receivers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database'
import { postJson, startIntake } from '../support/running-intake'
import { leadBody } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

let database: FreshDatabase
let receivers: Receivers
let intake: Awaited<ReturnType<typeof startIntake>>
let worker: WorkerProcess | undefined

beforeAll(async () => {
  database = await freshDatabase()
  receivers = await startReceivers()
  // What a worker of before queues per receiver leaves behind.
  const old = createBoss(database.url, 'worker')
  await database.pool.query('create schema pgboss')
  await old.start()
  await old.createQueue(queues.deliver)
  await old.stop({ graceful: false })
  intake = await startIntake(database.url)
})
afterAll(async () => {
  await intake?.stop()
  await worker?.stop()
  await receivers?.stop()
  await database?.remove()
})

const send = async () => expect((await postJson(`${intake.url}/api/leads`, leadBody())).status).toBe(201)
const jobs = async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select name from pgboss.job where name like 'deliver%' order by created_on`,
  )
  return rows.map(({ name }) => name)
}
const delivered = async () =>
  (await database.pool.query(`select count(*)::int as count from deliveries where status = 'delivered'`)).rows[0].count

test('a new intake before an old worker queues where that worker looks, and is ready', async () => {
  expect((await fetch(`${intake.url}/api/ready`)).status).toBe(200)
  await send()
  expect(await jobs()).toEqual(['deliver'])
})

test('a new worker takes what waits in the common queue, also from an intake that knows no other', async () => {
  worker = await startWorker({ databaseUrl: database.url, receivers, privateDir: '/tmp' })
  await eventually('what was queued before is delivered', async () => (await delivered()) === 1)
  await send()
  expect(await jobs()).toEqual(['deliver', 'deliver-crm'])
  await eventually('what was queued since is delivered', async () => (await delivered()) === 2)
})
