import { attemptDeliveryNow } from '@app/platform/queue/replay-deliveries'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { postJson, startIntake } from '../support/running-intake'
import { leadBody } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

let database: FreshDatabase
let integrations: Integrations
let intake: Awaited<ReturnType<typeof startIntake>>
let worker: WorkerProcess

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  // The next regular attempt is due long after the end of this test.
  const env = { DELIVERY_RETRY_SECONDS: '1200' }
  worker = await startWorker({ databaseUrl: database.url, integrations, privateDir: '/tmp', env })
  intake = await startIntake(database.url)
})
afterAll(async () => {
  await intake?.stop()
  await worker?.stop()
  await integrations?.stop()
  await database?.remove()
})

type Delivery = { id: string; status: string; attempts: number }
async function deliveryOf(email: string): Promise<Delivery> {
  const { rows } = await database.pool.query<Delivery>(
    `select d.id, d.status, d.attempt_count as attempts from deliveries d join leads l on l.reference = d.reference
     where l.email = $1`,
    [email],
  )
  return rows[0] as Delivery
}
const waitForAttempts = (email: string, times: number, seconds = 20) =>
  eventually(
    `${times} attempts`,
    async () => {
      const delivery = await deliveryOf(email)
      return delivery?.attempts >= times && delivery
    },
    seconds,
  )

test('staff can retry a lead immediately, and it is delivered once', async () => {
  integrations.fail({ path: '/api/contact', status: 503, times: 1000 })
  // Every 15 s the worker probes with the delivery that is due first, so the test uses the second lead.
  for (const email of ['first@example.test', 'second@example.test']) {
    await postJson(`${intake.url}/api/leads`, leadBody({ email }))
    await waitForAttempts(email, 1)
  }
  const { id } = await deliveryOf('second@example.test')
  const attemptNow = () => attemptDeliveryNow(database.pool, id)
  expect(await attemptNow()).toBe(true)
  await waitForAttempts('second@example.test', 2, 8)

  integrations.stopFailing()
  expect(await attemptNow()).toBe(true)
  expect((await waitForAttempts('second@example.test', 3, 8)).status).toBe('delivered')
  expect(await attemptNow()).toBe(false)
  const requests = integrations.received.filter(
    (request) => (request.body as { email: string }).email === 'second@example.test',
  )
  expect(requests.map((request) => request.accepted)).toEqual([false, false, true])
})
