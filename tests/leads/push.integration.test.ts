// Tests that the worker sends notices to the phones of staff, with a push service that decrypts them as a browser does.
import { createECDH } from 'node:crypto'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { grantProcessRights, signedInAs } from '../support/grant-process-rights'
import { type PushBrowser, startPushService } from '../support/push-service'
import { postJson, startIntake } from '../support/running-intake'
import { addSalesTeam } from '../support/sales-team'
import { leadBody } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

let database: FreshDatabase
let integrations: Integrations
let pushService: Awaited<ReturnType<typeof startPushService>>
let worker: WorkerProcess
let intake: Awaited<ReturnType<typeof startIntake>>
let rosa: string

beforeAll(async () => {
  database = await createFreshDatabase()
  rosa = (await addSalesTeam(database.pool, ['rosa'])).get('rosa') ?? ''
  await grantProcessRights(database.url)
  integrations = await startIntegrations()
  pushService = await startPushService()
  const keys = createECDH('prime256v1')
  const publicKey = keys.generateKeys('base64url')
  worker = await startWorker({
    databaseUrl: signedInAs('worker', database.url),
    integrations,
    privateDir: '/tmp/push-private',
    env: {
      LEAD_NOTICES: 'always',
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: keys.getPrivateKey().toString('base64url'),
      PUSH_HOSTS: 'localhost',
      NODE_EXTRA_CA_CERTS: pushService.certificateFile,
    },
  })
  intake = await startIntake(signedInAs('intake', database.url))
})
afterAll(async () => {
  await intake?.stop()
  await worker?.stop()
  await pushService?.stop()
  await integrations?.stop()
  await database?.remove()
})

const addDevice = ({ endpoint, p256dh, auth }: PushBrowser) =>
  database.pool.query('insert into push_subscriptions (account_id, endpoint, p256dh, auth) values ($1, $2, $3, $4)', [
    rosa,
    endpoint,
    p256dh,
    auth,
  ])

async function sendLead(): Promise<string> {
  const answer = await postJson(`${intake.url}/api/leads`, leadBody({ firstName: 'Zenobia', lastName: 'Quintanilla' }))
  return ((await answer.json()) as { reference: string }).reference
}

const pushStatus = async (reference: string) => {
  const { rows } = await database.pool.query<{ status: string; detail: string | null }>(
    `select status, last_detail as detail from deliveries where reference = $1 and integration = 'push'`,
    [reference],
  )
  return rows[0]
}
const readDevices = async () => {
  const { rows } = await database.pool.query<{ endpoint: string }>('select endpoint from push_subscriptions order by 1')
  return rows.map(({ endpoint }) => new URL(endpoint).pathname)
}

test('pushes nothing to an account without a device', async () => {
  const reference = await sendLead()
  await eventually('a mail', async () => integrations.mails.some(({ raw }) => raw.includes(reference)))
  expect(await pushStatus(reference)).toBeUndefined()
})

test('sends code and project to the phone of the owner within 10 s, encrypted and signed, without a name', async () => {
  await addDevice(pushService.subscribe('phone'))
  const reference = await sendLead()
  const push = await eventually(
    'a message',
    async () => pushService.received.find(({ message }) => message.includes(reference)),
    10,
  )
  const { rows } = await database.pool.query('select id from leads where reference = $1', [reference])
  expect(JSON.parse(push.message)).toEqual({
    title: expect.stringMatching(/^Consulta nueva: .+/),
    body: reference,
    path: `/admin/consultas/${rows[0].id}`,
    tag: expect.any(String),
  })
  expect(push.message).not.toMatch(/Zenobia|Quintanilla|rosa@|\+51/)
  expect(push.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    urgency: 'high',
    authorization: expect.stringMatching(/^vapid t=.+, k=.+/),
  })
  expect(worker.output.join('')).not.toContain('https://localhost')
})

test('removes a device whose subscription has ended, and still notifies the other device', async () => {
  pushService.answer('phone', 410)
  await addDevice(pushService.subscribe('laptop'))
  const reference = await sendLead()
  await eventually('the delivery ends', async () => (await pushStatus(reference))?.status === 'delivered')
  expect(pushService.received.filter(({ message }) => message.includes(reference)).map(({ path }) => path)).toEqual([
    '/laptop',
  ])
  expect(await readDevices()).toEqual(['/laptop'])
})

test('retries a notification while the push service fails', async () => {
  pushService.answer('laptop', 503)
  const reference = await sendLead()
  await eventually('an attempt', async () => (await pushStatus(reference))?.detail === 'push service answered 503')
  pushService.answer('laptop', 201)
  await eventually('the delivery ends', async () => (await pushStatus(reference))?.status === 'delivered')
})

test('sends nothing to a server that is not a push service', async () => {
  await database.pool.query('delete from push_subscriptions')
  await addDevice({ ...pushService.subscribe('inside'), endpoint: 'https://127.0.0.1:9/inside' })
  const reference = await sendLead()
  await eventually('the delivery ends', async () => (await pushStatus(reference))?.status === 'skipped')
  expect(await readDevices()).toEqual([])
})
