// Tests faults of the push service that shows notices of new leads on the devices of staff.
import { createECDH } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PushBrowser, startPushService } from '../support/push-service'
import { addSalesTeam } from '../support/sales-team'
import type { Arrival } from './arrivals'
import { simulateHourOfFailures } from './cases'
import { type OwnDatabase, startOwnDatabase } from './own-database'
import { type Product, startProduct } from './product'
import { isShortForm, runCase, type Stage } from './run-case'
import { requestOfLead, type Submission } from './visitors'

/**
 * The worker notifies of at most 500 leads at a time, and one notice lists more than five leads of an owner. With fewer
 * than 100 owners, a worker on a busy machine would send lists instead of a notice per lead.
 */
const OWNERS = 200

let database: OwnDatabase
let product: Product
let pushService: Awaited<ReturnType<typeof startPushService>>
let owners: string[]

beforeAll(async () => {
  if (isShortForm) return
  database = await startOwnDatabase()
  const names = Array.from({ length: OWNERS }, (_, number) => `owner-${number}`)
  owners = [...(await addSalesTeam(database.pool, names)).values()]
  pushService = await startPushService()
  for (const [number, owner] of owners.entries()) await addDevice(owner, pushService.subscribe(`laptop-${number}`))
  const keys = createECDH('prime256v1')
  product = await startProduct(database, {
    worker: {
      DELIVERY_RETRY_SECONDS: '15',
      LEAD_NOTICES: 'always',
      VAPID_PUBLIC_KEY: keys.generateKeys('base64url'),
      VAPID_PRIVATE_KEY: keys.getPrivateKey().toString('base64url'),
      PUSH_HOSTS: 'localhost',
      NODE_EXTRA_CA_CERTS: pushService.certificateFile,
    },
  })
})
beforeEach(async () => {
  if (isShortForm) return
  product.integrations.clear()
  pushService.received.length = 0
  // Otherwise staff would be notified of the unanswered leads of earlier cases.
  await database.pool.query(`update lead_work set state = 'contacted', first_answer_at = now() where state = 'new'`)
})
afterAll(async () => {
  await product?.stop()
  await pushService?.stop()
  await database?.remove()
})

const addDevice = (owner: string, { endpoint, p256dh, auth }: PushBrowser) =>
  database.pool.query('insert into push_subscriptions (account_id, endpoint, p256dh, auth) values ($1, $2, $3, $4)', [
    owner,
    endpoint,
    p256dh,
    auth,
  ])

const PHONES = 100_000_000

/** Sends a lead of a new person, because leads of the same person have the same owner. */
function requestOfPerson(submission: Submission) {
  const digits = String(Number.parseInt(submission.key.slice(0, 8), 16) % PHONES).padStart(8, '0')
  return requestOfLead(submission, { phone: `+519${digits}` })
}

const readPushes = (): Arrival[] =>
  pushService.received.map(({ at, headers, message }) => ({
    at,
    piece: `push ${(JSON.parse(message) as { body: string }).body}`,
    // The push service replaces an earlier message of the same topic.
    key: String(headers.topic),
  }))

const runPushCase = (name: string, harm: (stage: Stage) => Promise<void>) =>
  runCase(product, {
    name,
    harm,
    mix: () => 'lead',
    request: requestOfPerson,
    expected: ({ mail, reference }) => [`crm ${mail}`, `push ${reference}`],
    otherArrivals: readPushes,
  })

const testLong = test.skipIf(isShortForm)

testLong('devices get every notice after the push service was down for an hour', () =>
  runPushCase('push service down for an hour', async ({ acknowledged, product }) => {
    pushService.fail('reset')
    await acknowledged(1)
    await wait(5000)
    await simulateHourOfFailures(product)
    pushService.fail()
  }),
)
testLong('devices get every notice after the push service took 30 seconds, longer than our timeout', () =>
  runPushCase('push service takes 30 s', async ({ acknowledged }) => {
    pushService.fail('slow')
    await acknowledged(1)
    await wait(15_000)
    pushService.fail()
  }),
)
testLong('devices get every notice after the push service responded with 503', () =>
  runPushCase('push service responds with 503', async ({ acknowledged }) => {
    pushService.fail(503)
    await acknowledged(1)
    await wait(15_000)
    pushService.fail()
  }),
)
testLong(
  'devices whose subscription has ended are removed, and the other device of each owner gets every notice',
  async () => {
    for (const [number, owner] of owners.entries()) {
      pushService.answer(`phone-${number}`, 410)
      await addDevice(owner, pushService.subscribe(`phone-${number}`))
    }
    await runPushCase('subscriptions have ended (410)', ({ acknowledged }) => acknowledged(1))
    const { rows } = await database.pool.query<{ endpoint: string }>('select endpoint from push_subscriptions')
    expect(rows.filter(({ endpoint }) => endpoint.includes('/phone-'))).toEqual([])
    expect(rows).toHaveLength(OWNERS)
  },
)
