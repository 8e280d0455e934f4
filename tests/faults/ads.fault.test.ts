// Tests faults of the advertising platforms, to which the worker reports the stages of leads.
import { setTimeout as wait } from 'node:timers/promises'
import { createBoss } from '@app/platform/queue/boss'
import { startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeLead } from '../../apps/cms/src/sales/leads/change-lead'
import { queueAdEvents } from '../../apps/worker/src/maintenance/queue-ad-events.job'
import { publishConsentTexts } from '../support/fresh-database'
import { eventually } from '../support/worker-process'
import { advertisedPieces } from './arrivals'
import { simulateHourOfFailures } from './cases'
import { type OwnDatabase, startOwnDatabase } from './own-database'
import { type Product, startProduct } from './product'
import { isShortForm, runCase, type Stage } from './run-case'
import { requestOfLead, type Submission } from './visitors'

const META_PATH = '/graph/555/events'
const GOOGLE_PATH = '/google/ads/v21/customers/1234567890:uploadClickConversions'
const TOKEN_PATH = '/google/oauth/token'

let database: OwnDatabase
let product: Product
let boss: ReturnType<typeof createBoss>

beforeAll(async () => {
  if (isShortForm) return
  database = await startOwnDatabase()
  await publishConsentTexts(database.pool)
  const integrations = await startIntegrations()
  product = await startProduct(database, {
    integrations,
    worker: {
      DELIVERY_RETRY_SECONDS: '15',
      AD_CONSENT_VERSIONS: '2026-02',
      META_GRAPH_URL: `${integrations.httpUrl}/graph`,
      META_DATASET_ID: '555',
      META_CONVERSIONS_TOKEN: 'meta-conversions-token',
      GOOGLE_ADS_URL: `${integrations.httpUrl}/google/ads/v21`,
      GOOGLE_OAUTH_URL: integrations.httpUrl + TOKEN_PATH,
      GOOGLE_ADS_CUSTOMER_ID: '1234567890',
      GOOGLE_ADS_DEVELOPER_TOKEN: 'developer',
      GOOGLE_ADS_CLIENT_ID: 'client',
      GOOGLE_ADS_CLIENT_SECRET: 'secret',
      GOOGLE_ADS_REFRESH_TOKEN: 'refresh',
      GOOGLE_ADS_CONVERSIONS: 'contacted=71',
    },
  })
  boss = createBoss(database.url, 'sender')
  await boss.start()
})
beforeEach(() => product?.integrations.clear())
afterAll(async () => {
  await boss?.stop({ graceful: false })
  await product?.stop()
  await database?.remove()
})

/** Sends a lead that clicked an advertisement of both platforms and accepted advertising. */
const requestOfClick = (submission: Submission) =>
  requestOfLead(submission, {
    acceptsMarketing: true,
    attribution: { gclid: `gclid-${submission.number}`, fbclid: `fbclid-${submission.number}` },
  })

/** Contacts every lead, as sales does in the panel, and queues the reports of this stage. */
async function contactEveryone({ acknowledged, submissions }: Stage) {
  await acknowledged(1)
  const readLeads = (condition: string) =>
    database.pool.query<{ id: string }>(
      `select l.id from leads l where l.reference = any($1) and exists (select from ${condition})`,
      [submissions.map(({ reference }) => reference)],
    )
  const onDesk = 'lead_work w where w.lead_id = l.id'
  await eventually('every lead is on the desk', async () => (await readLeads(onDesk)).rowCount === submissions.length)
  for (const { id } of (await readLeads(onDesk)).rows)
    expect(await changeLead(database.pool, id, { kind: 'contact', channel: 'call' }, 'Rosa')).toBe('done')
  await boss.send(queueAdEvents.name, {})
  const reported = `deliveries d where d.subject_id = l.id::text and d.integration = 'google-ads'`
  await eventually('every stage is queued', async () => (await readLeads(reported)).rowCount === submissions.length)
}

const times = Number.POSITIVE_INFINITY

const runAdCase = (name: string, harm: (stage: Stage) => Promise<void>) =>
  runCase(product, { name, harm, mix: () => 'lead', request: requestOfClick, expected: advertisedPieces })

const testLong = test.skipIf(isShortForm)

testLong('advertising platforms that were down for an hour get every stage within a minute', () =>
  runAdCase('advertising platforms down for an hour', async (stage) => {
    for (const path of [META_PATH, TOKEN_PATH]) stage.product.integrations.fail({ path, times, hangUp: true })
    await contactEveryone(stage)
    await wait(5000)
    await simulateHourOfFailures(stage.product)
    stage.product.integrations.stopFailing()
  }),
)
testLong('advertising platforms that rejected every stage get it once they accept it', () =>
  runAdCase('advertising platforms reject every stage', async (stage) => {
    const { integrations } = stage.product
    integrations.fail({ path: META_PATH, times, status: 400, body: { error: { code: 100 } } })
    integrations.fail({ path: GOOGLE_PATH, times, status: 200, body: { partialFailureError: { code: 3 } } })
    await contactEveryone(stage)
    await wait(15_000)
    integrations.stopFailing()
  }),
)
testLong('advertising platforms that accept a stage and break the connection get it again with the same id', () =>
  runAdCase('advertising platforms accept, then break the connection', async (stage) => {
    const { integrations } = stage.product
    for (const path of [META_PATH, GOOGLE_PATH]) integrations.fail({ path, times, dropAfter: true })
    await contactEveryone(stage)
    await wait(15_000)
    integrations.stopFailing()
  }),
)
